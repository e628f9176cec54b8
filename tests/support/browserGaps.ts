/** Gives jsdom what every browser has and it lacks: modal dialogs, media queries (none matches) and scrolling. */
export function fillBrowserGaps(): void {
  const { prototype } = window.HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
    const focusable = this.querySelector<HTMLElement>(
      '[autofocus], button, a[href], input, select, textarea',
    );
    if (!this.contains(document.activeElement)) focusable?.focus();
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
  };
  prototype.close = function close() {
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  window.scrollTo = () => {};
  window.HTMLElement.prototype.scrollIntoView = () => {};
}
