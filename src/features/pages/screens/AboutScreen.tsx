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
        <PageHeader kicker="De la casa" title={`About ${brand.name}`}>
          <p>
            <dfn lang="es" className="font-display text-ink">
              Sazón
            </dfn>{' '}
            is Spanish for seasoning, and for the hand that knows how much of it. Two people cook from the
            same page; the difference is the <span lang="es">sazón</span>. We wanted a page that starts with
            yours.
          </p>
        </PageHeader>
        <Prose>
          <ProseSection title="What we cook up">
            <p>
              You tell us once how you eat: the cuisines you leave to others, the food you can’t stand, your
              diet, your intolerances, how sharp your knives are and how brave you feel. Then you say what is
              in the kitchen, how many minutes you have and how many mouths are waiting.
            </p>
            <p>
              {brand.name} writes a recipe for exactly that, with ingredients, steps and a picture of the
              dish, and keeps it in a list of your own. In a hurry, or only looking? The{' '}
              <Link to={paths.quickRecipe}>Quick Recipe</Link> asks for nothing but the ingredients and the
              clock.
            </p>
          </ProseSection>
          <ProseSection title="What we leave to you">
            <p>
              The tasting. The recipes are written by an artificial intelligence that has read a great deal
              and eaten nothing. It can be wrong about a cooking time, and it must never be your only guard
              against an allergy: read the labels, trust your nose, ask your doctor about your health.
            </p>
            <p>
              We show no advertising and we don’t sell what you tell us. What we keep, and where, is written
              down in plain words in our <Link to={paths.privacy}>privacy policy</Link>.
            </p>
          </ProseSection>
          <ProseSection title="Pull up a chair">
            <p>
              Something burnt, something missing, something wonderful?{' '}
              <Link to={paths.contact}>Get in touch</Link>.{' '}
              <span lang="es">Donde comen dos, comen tres.</span>
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
          Our chef. Has read every cookbook, eaten none.
        </p>
      </div>
    </article>
  );
}
