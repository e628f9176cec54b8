import { CircleHelp, Info, type LucideIcon, OctagonAlert } from 'lucide-react';
import type { Grade } from '@/recipe/check/marks';

interface GradeLook {
  label: string;
  icon: LucideIcon;
  /** Classes of its chip. */
  chip: string;
}

/** How each grade is shown: by word and icon, never by colour alone. */
export const gradeLooks: Readonly<Record<Grade, GradeLook>> = {
  contains: {
    label: 'Contains',
    icon: OctagonAlert,
    chip: 'border-tomato-ink bg-tomato-wash text-tomato-ink',
  },
  'may contain': {
    label: 'May contain',
    icon: CircleHelp,
    chip: 'border-dashed border-saffron-ink bg-saffron-wash text-saffron-ink',
  },
  note: { label: 'Note', icon: Info, chip: 'border-dotted border-basil-ink bg-basil-wash text-basil-ink' },
};
