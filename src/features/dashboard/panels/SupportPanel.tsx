import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { buttonClass } from '@/ui/Button';
import { DisclosureSummary } from '@/ui/DisclosureSummary';
import { PanelCard } from './PanelCard';

const frequentQuestions = [
  {
    question: 'Why does a recipe not match my taste any more?',
    answer: 'Choose “Try New Settings” on the home page: the next recipe follows your new answers.',
  },
  {
    question: 'Where do I find a recipe I made last week?',
    answer: 'In Recipes, newest first. Type a word of its title, or pick its type beside the search box.',
  },
  {
    question: 'Can I get a Quick Recipe back?',
    answer: 'No: quick recipes are not saved. Recipes you make from a theme are.',
  },
  {
    question: 'Can I rely on a recipe with an allergy?',
    answer:
      'Not on the recipe alone. We send your intolerances with every request and mark the words that go against them, but we can miss some. Always read the label.',
  },
] as const;

export function SupportPanel() {
  return (
    <div className="grid gap-6 md:grid-cols-[2fr_1fr]">
      <PanelCard title="Common questions">
        <div className="grid">
          {frequentQuestions.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line last:border-0">
              <DisclosureSummary className="gap-4 rounded-lg py-3">{question}</DisclosureSummary>
              <p className="max-w-measure pb-4 text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </PanelCard>
      <PanelCard title="Do you have another question?" className="bg-basil-wash">
        <p>Write to us. A person will answer.</p>
        <Link to={paths.contact} className={buttonClass('secondary', 'justify-self-start')}>
          Get in Touch
        </Link>
      </PanelCard>
    </div>
  );
}
