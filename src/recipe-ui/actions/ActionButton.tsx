import { Button } from '@/ui/Button';
import type { Icon } from '@/ui/icon';

interface ActionButtonProps {
  icon: Icon;
  label: string;
  onClick: () => void;
}

/** A button beside 'Cook'; where there is little room, its icon alone is seen. */
export function ActionButton({ icon: Icon, label, onClick }: ActionButtonProps) {
  return (
    <Button look="secondary" title={label} onClick={onClick} className="recipe-action">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>{label}</span>
    </Button>
  );
}
