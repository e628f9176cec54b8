import type { Finding, HonestyReport } from '@/recipe/honesty/honestyReport';
import { cx } from '@/ui/cx';
import Info from '~icons/lucide/info';
import TriangleAlert from '~icons/lucide/triangle-alert';
import { GradeChip } from './GradeChip';
import { findingLines, honestyTitle, honestyVerdict } from './verdict';

interface HonestyStripProps {
  report: HonestyReport;
  /** False under a line that says what this is. */
  isTitled: boolean;
}

/** What was asked for against what came, and where the recipe contradicts itself. */
export function HonestyStrip({ report, isTitled }: HonestyStripProps) {
  const { diners, minutes } = report;
  const lines = findingLines(report);
  const isAllWell = lines.every(({ severity }) => severity === 'info');
  return (
    <div className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0 print:gap-0.5 print:border-0 print:pt-0">
      {isTitled && (
        <p className="font-semibold">
          {honestyTitle(report)}
          <span className="font-normal text-soft">{` · ${honestyVerdict(report) || 'nothing stands out'}`}</span>
        </p>
      )}
      {/* On paper, where all is well, the line above says it. */}
      <div className={cx('grid gap-2 print:gap-0.5', isAllWell && 'print:hidden')}>
        <dl className="flex flex-wrap gap-x-8 gap-y-1 tabular-nums empty:hidden">
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
        {lines.length > 0 && (
          <ul className="grid gap-2 print:gap-0.5">
            {lines.map((finding) => (
              <FindingLine key={`${finding.kind} ${finding.text}`} {...finding} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
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

function FindingLine({ severity, text, grade }: Finding) {
  const isWarning = severity === 'warning';
  const Icon = isWarning ? TriangleAlert : Info;
  return (
    <li className={cx('flex items-start gap-2', grade !== undefined && 'flex-col gap-y-1 @md:flex-row')}>
      {grade === undefined ? (
        <Icon
          aria-hidden
          className={cx(
            'mt-1 size-4.5 shrink-0 print:mt-0.5 print:size-3.5',
            isWarning ? 'text-saffron-ink' : 'text-soft',
            'print:text-ink',
          )}
        />
      ) : (
        <span className="shrink-0">
          <GradeChip grade={grade} />
        </span>
      )}
      <span dir="auto" className="min-w-0 wrap-anywhere">
        <span className="sr-only">{isWarning ? 'Warning: ' : 'Note: '}</span>
        {text}
      </span>
    </li>
  );
}
