/** Adds what jsdom lacks: modal dialogs, media queries (none matches), scrolling, and AbortSignal.timeout with fake timers. */
export function installJsdomPolyfills(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too long', 'TimeoutError')), milliseconds);
    return controller.signal;
  };
  const { prototype } = window.HTMLDialogElement;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function showModal() {
    this.open = true;
    openers.set(this, document.activeElement);
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
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
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
