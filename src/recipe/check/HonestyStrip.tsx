import { ChevronDown, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Finding, HonestyReport } from '@/recipe/honesty/honestyReport';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/Skeleton';
import { CheckFailure } from './CheckFailure';
import type { ReadingState } from './useReading';

interface HonestyStripProps {
  state: ReadingState;
  /** Whether a failure is told elsewhere already. */
  failureToldElsewhere: boolean;
}

/** What was asked for against what came, and where the recipe contradicts itself: folded when all is well. */
export function HonestyStrip({ state, failureToldElsewhere }: HonestyStripProps) {
  if (state.status === 'reading') return <Skeleton className="no-print h-13" />;
  if (state.status === 'done') return <Report {...state.reading.honesty} />;
  if (failureToldElsewhere) return null;
  return <CheckFailure onRetry={state.retry}>This recipe could not be checked for slips.</CheckFailure>;
}

function Report({ diners, minutes, findings }: HonestyReport) {
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const isAnswer = diners.asked !== null || minutes.asked !== null;
  const Icon = warnings > 0 ? TriangleAlert : CircleCheck;
  return (
    <details
      open={warnings > 0}
      className="group rounded-2xl border border-line bg-raised px-4 @2xl:px-5 print:border-0 print:px-0 print:text-[10pt]"
    >
      <summary className="flex min-h-12 list-none items-center gap-2.5 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon
          aria-hidden
          className={cx('size-5 shrink-0', warnings > 0 ? 'text-saffron-ink' : 'text-basil-ink')}
        />
        <span className="flex-1">
          {isAnswer ? 'What you asked for, and what you got' : 'The recipe, checked against itself'}
          <span className="font-normal text-soft">{` · ${verdict(warnings, isAnswer)}`}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="no-print size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
          <Compared label="Diners" asked={diners.asked} values={[['in the recipe', diners.got]]} />
          <Compared
            label="Minutes"
            asked={minutes.asked}
            values={[
              ['in the recipe', minutes.stated],
              ['by its steps, at least', minutes.steps],
            ]}
          />
        </dl>
        {findings.length > 0 && (
          <ul className="grid gap-2">
            {findings.map((finding) => (
              <FindingLine key={`${finding.kind} ${finding.text}`} {...finding} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function verdict(warnings: number, isAnswer: boolean): string {
  if (warnings > 0) return warnings === 1 ? '1 thing to know' : `${warnings} things to know`;
  return isAnswer ? 'as asked' : 'nothing stands out';
}

interface ComparedProps {
  label: string;
  asked: number | null;
  values: readonly (readonly [string, number | null])[];
}

function Compared({ label, asked, values }: ComparedProps) {
  const told = [['asked for', asked] as const, ...values].filter(([, value]) => value !== null);
  if (told.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-soft">{label}</dt>
      {told.map(([what, value], index) => (
        <dd key={what}>
          <span className="font-semibold">{value}</span> {what}
          {index < told.length - 1 && ','}
        </dd>
      ))}
    </div>
  );
}

function FindingLine({ severity, text }: Finding) {
  const isWarning = severity === 'warning';
  const Icon = isWarning ? TriangleAlert : Info;
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden
        className={cx('mt-1 size-4.5 shrink-0', isWarning ? 'text-saffron-ink' : 'text-soft')}
      />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        <span className="sr-only">{isWarning ? 'Warning: ' : 'Note: '}</span>
        {text}
      </span>
    </li>
  );
}
