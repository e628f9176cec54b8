import { Link } from 'react-router-dom';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { PageHeader, Prose, ProseSection } from '../components/Prose';

/** Shows About (claim 2.4). */
export default function AboutScreen() {
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-10">
      <PageHeader title={`About ${brand.name}`}>
        <p>
          <dfn lang="es" className="font-display text-ink">
            Sazón
          </dfn>{' '}
          is Spanish for seasoning, and for a cook’s own sense of how much to use. Two people can cook the
          same recipe, and each dish will taste of its cook. So we start with you, and then write the recipe.
        </p>
      </PageHeader>
      <Prose>
        <ProseSection title="What Sazón does">
          <p>
            You tell us once how you eat: the cuisines and the food you don’t like, your diet, your
            intolerances, your kitchen tools and how well you cook. Then you say what is in your kitchen, how
            many minutes you have and how many people will eat.
          </p>
          <p>
            {brand.name} writes a recipe for exactly that, with ingredients, steps and a picture of the dish,
            and keeps it in a list of your own. If you are in a hurry or only looking, a{' '}
            <Link to={paths.quickRecipe}>Quick Recipe</Link> needs no account.
          </p>
        </ProseSection>
        <ProseSection title="What we leave to you">
          <p>
            You do the tasting. The recipes are written by an artificial intelligence. It can be wrong about a
            cooking time, and it must never be your only guard against an allergy: read the labels, and ask
            your doctor about your health.
          </p>
          <p>
            We show no advertising and we don’t sell what you tell us. What we keep, and where, is written
            down in plain words in our <Link to={paths.privacy}>privacy policy</Link>. Did a dish burn, or did
            it taste wonderful? <Link to={paths.contact}>Get in touch</Link>.
          </p>
        </ProseSection>
      </Prose>
    </article>
  );
}
