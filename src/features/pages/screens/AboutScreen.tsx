import { Link } from 'react-router-dom';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { Mascot } from '@/ui/Mascot';
import { proud } from '@/ui/mascot/moods/proud';
import { PageHeader, Prose, ProseSection } from '../components/Prose';

/** About (claim 2.4): what the name means, what the product does, and what it leaves to the cook. */
export default function AboutScreen() {
  return (
    <article className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-10">
        <PageHeader title={`About ${brand.name}`}>
          <p>
            <dfn lang="es" className="font-display text-ink">
              Sazón
            </dfn>{' '}
            is Spanish for seasoning, and for a cook’s own sense of how much to use. Two people can cook the
            same recipe, and each will taste of the cook. So we start with you, and then write the recipe.
          </p>
        </PageHeader>
        <Prose>
          <ProseSection title="What we cook up">
            <p>
              You tell us once how you eat: the cuisines and the food you don’t like, your diet, your
              intolerances, your kitchen tools and how well you cook. Then you say what is in your kitchen,
              how many minutes you have and how many people will eat.
            </p>
            <p>
              {brand.name} writes a recipe for exactly that, with ingredients, steps and a picture of the
              dish, and keeps it in a list of your own. If you are in a hurry or only looking, a{' '}
              <Link to={paths.quickRecipe}>Quick Recipe</Link> needs no account.
            </p>
          </ProseSection>
          <ProseSection title="What we leave to you">
            <p>
              The tasting. The recipes are written by an artificial intelligence. It can be wrong about a
              cooking time, and it must never be your only guard against an allergy: read the labels, and ask
              your doctor about your health.
            </p>
            <p>
              We show no advertising and we don’t sell what you tell us. What we keep, and where, is written
              down in plain words in our <Link to={paths.privacy}>privacy policy</Link>.
            </p>
          </ProseSection>
          <ProseSection title="Tell us what you think">
            <p>
              Did a dish burn, is something missing, or did it taste wonderful?{' '}
              <Link to={paths.contact}>Get in touch</Link>.
            </p>
          </ProseSection>
        </Prose>
      </div>
      <div className="order-first grid content-start justify-items-center gap-3 lg:order-none lg:pt-20">
        <div className="grid w-full justify-items-center overflow-hidden rounded-[2rem] bg-basil-wash px-6 pt-8">
          <Mascot
            mood={proud}
            title="The robot chef, proud of a dish"
            className="-mb-3 h-40 w-auto lg:h-72"
          />
        </div>
        <p className="max-w-64 text-center font-display text-balance text-soft italic">
          Our robot chef. It reads cookbooks and leaves the eating to you.
        </p>
      </div>
    </article>
  );
}
