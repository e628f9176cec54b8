import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LocalPanel } from './LocalPanel';
import { takeOpenedCode } from './mailLinks';

/**
 * Shows local mode's panel in a container of its own, outside the product's tree. The page's footer makes room at its
 * end, so that the pill never lies over its last control. Gives back how to take it away.
 */
export function mountPanel(container: HTMLElement): () => void {
  const root = createRoot(container);
  const openedCode = takeOpenedCode();
  root.render(
    <StrictMode>
      <LocalPanel openedCode={openedCode} />
    </StrictMode>,
  );
  const { style } = document.documentElement;
  style.setProperty('--page-end-space', '3.5rem');
  return () => {
    root.unmount();
    style.removeProperty('--page-end-space');
  };
}
