import type { ReactNode } from 'react';
import { Mascot } from './Mascot';
import type { Mood } from './mascot/parts';

interface MascotNoticeProps {
  mood: Mood;
  title: string;
  /** 1 if the notice is the whole screen. */
  headingLevel?: 1 | 2;
  lang?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Shows the robot with a title, a text and actions: for empty lists and for screens that cannot be shown. */
export function MascotNotice({ mood, title, headingLevel = 2, lang, children, actions }: MascotNoticeProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-12 text-center">
      <Mascot mood={mood} heightPx={168} />
      <Heading lang={lang} className="text-2xl sm:text-3xl">
        {title}
      </Heading>
      {children != null && <div className="grid gap-2 text-soft">{children}</div>}
      {actions != null && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
