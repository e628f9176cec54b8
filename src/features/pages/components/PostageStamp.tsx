import { Mascot } from '@/ui/Mascot';
import './postageStamp.css';

/** A perforated stamp with the robot chef on it. Decoration. */
export function PostageStamp() {
  return (
    <div aria-hidden="true" className="rotate-3 drop-shadow-md">
      <div className="postage-stamp grid w-32 justify-items-center bg-on-aubergine p-3.5">
        <div className="grid w-full justify-items-center bg-saffron pt-2">
          <Mascot mood="welcome" size={76} />
        </div>
        <p className="flex w-full items-baseline justify-between pt-1.5 font-display text-sm font-semibold text-aubergine">
          <span>Correo</span>
          <span>1 ajo</span>
        </p>
      </div>
    </div>
  );
}
