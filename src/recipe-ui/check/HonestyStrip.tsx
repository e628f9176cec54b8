import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Finding, HonestyReport } from '@/recipe/honesty/honestyReport';
import { cx } from '@/ui/cx';
import { DisclosureLine } from '@/ui/DisclosureLine';
import { RetryAlert } from '@/ui/RetryAlert';
import { Skeleton } from '@/ui/Skeleton';
import type { RecipeCheckState } from '../useRecipeCheck';

interface HonestyStripProps {
  check: RecipeCheckState;
  /** Whether a failure is told elsewhere already. */
  failureToldElsewhere: boolean;
}

/** What was asked for against what came, and where the recipe contradicts itself: folded when all is well. */
export function HonestyStrip({ check, failureToldElsewhere }: HonestyStripProps) {
  if (check.status === 'checking') return <Skeleton className="no-print h-13" />;
  if (check.status === 'done') return <Report {...check.result.honesty} />;
  if (failureToldElsewhere) return null;
  return (
    <RetryAlert tone="info" onRetry={check.retry}>
      This recipe could not be checked for slips.
    </RetryAlert>
  );
}

function Report({ diners, minutes, findings }: HonestyReport) {
  // Two foods may share a name, and then a finding its words.
  const lines = new Map(findings.map((finding) => [`${finding.kind} ${finding.text}`, finding]));
  const warnings = [...lines.values()].filter(({ severity }) => severity === 'warning').length;
  const isAnswer = diners.asked !== null || minutes.asked !== null;
  const Icon = warnings > 0 ? TriangleAlert : CircleCheck;
  return (
    <details
      open={warnings > 0}
      className="group rounded-2xl border border-line bg-raised px-4 @md:px-5 @2xl:px-6 print:border-0 print:px-0 print:text-[10pt]"
    >
      <DisclosureLine className="print:min-h-0">
        <Icon
          aria-hidden
          className={cx(
            'size-6 shrink-0 print:size-4',
            warnings > 0 ? 'text-saffron-ink' : 'text-basil-ink',
            'print:text-ink',
          )}
        />
        <span>
          {isAnswer ? 'What you asked for, and what you got' : 'The recipe, checked against itself'}
          <span className="font-normal text-soft">{` · ${verdict(warnings, isAnswer)}`}</span>
        </span>
      </DisclosureLine>
      <div className="grid gap-3 pb-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
          <Compared
            label="Diners"
            asked={diners.asked}
            values={[{ value: diners.got, what: 'in the recipe' }]}
          />
          <Compared
            label="Minutes"
            asked={minutes.asked}
            values={[
              { value: minutes.stated, what: 'in the recipe' },
              { limit: 'at least ', value: minutes.steps, what: 'by its steps' },
            ]}
          />
        </dl>
        {lines.size > 0 && (
          <ul className="grid gap-2 print:gap-0.5">
            {[...lines].map(([key, finding]) => (
              <FindingLine key={key} {...finding} />
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

interface Amount {
  /** Said before the number. */
  limit?: string;
  /** Null where it is not known. */
  value: number | null;
  what: string;
}

interface ComparedProps {
  label: string;
  asked: number | null;
  values: readonly Amount[];
}

function Compared({ label, asked, values }: ComparedProps) {
  const all: readonly Amount[] = [{ value: asked, what: 'asked for' }, ...values];
  const told = all.filter(({ value }) => value !== null);
  if (told.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-soft">{label}</dt>
      {told.map(({ limit, value, what }, index) => (
        <dd key={what}>
          {limit}
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
        className={cx(
          'mt-1 size-4.5 shrink-0 print:mt-0.5 print:size-3.5',
          isWarning ? 'text-saffron-ink' : 'text-soft',
          'print:text-ink',
        )}
      />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        <span className="sr-only">{isWarning ? 'Warning: ' : 'Note: '}</span>
        {text}
      </span>
    </li>
  );
}
