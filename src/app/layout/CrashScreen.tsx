import { paths } from '@/config/paths';
import { Button, buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** Shown instead of a screen that crashed, or whose code could not be loaded: never a blank page, never a stack. */
export function CrashScreen() {
  return (
    <Notice
      mood="puzzled"
      level={1}
      title="Something boiled over"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <a href={`#${paths.home}`} className={buttonClass('secondary')}>
            Go to Home
          </a>
        </>
      }
    >
      <p>This page could not be shown. What you typed is kept: reload the page, or start again from Home.</p>
    </Notice>
  );
}
