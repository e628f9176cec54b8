interface WidgetOptions {
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
  size?: string;
}

/** What a page reaches as `window.grecaptcha`. */
interface Captcha {
  ready: (then: () => void) => void;
  render: (container: HTMLElement | string, options?: WidgetOptions) => number;
  getResponse: (widget?: number) => string;
  reset: (widget?: number) => void;
  execute: (widget?: number) => Promise<string>;
}

/**
 * Defines `grecaptcha` on a window: a real checkbox where the captcha would be, with the captcha's callbacks. It is
 * also served as a script, so it must not use anything from outside itself.
 */
export function installCaptchaStandIn(target: Window & { grecaptcha?: unknown }): void {
  const widgets: { box: HTMLInputElement; token: string; options: WidgetOptions }[] = [];
  const newToken = () => `local-captcha-${Date.now().toString(36)}-${widgets.length}`;

  const captcha: Captcha = {
    ready: (then) => then(),
    render: (container, options = {}) => {
      const { document } = target;
      const place = typeof container === 'string' ? document.getElementById(container) : container;
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.style.cssText =
        'width:24px;height:24px;margin:0;flex:none;accent-color:currentColor;cursor:inherit';
      const label = document.createElement('label');
      label.style.cssText =
        'display:inline-flex;align-items:center;gap:12px;min-height:60px;box-sizing:border-box;width:min(304px,100%);' +
        'padding:8px 16px;border-radius:12px;cursor:pointer;color:inherit;font:inherit;' +
        'border:1px solid color-mix(in srgb, currentColor 45%, transparent)';
      label.append(box, "I'm not a robot");
      if (options.size !== 'invisible') place?.append(label);

      const widget = { box, token: '', options };
      widgets.push(widget);
      box.addEventListener('change', () => {
        widget.token = box.checked ? newToken() : '';
        if (box.checked) options.callback?.(widget.token);
        else options['expired-callback']?.();
      });
      return widgets.length - 1;
    },
    getResponse: (index = 0) => widgets[index]?.token ?? '',
    reset: (index = 0) => {
      const widget = widgets[index];
      if (!widget) return;
      widget.box.checked = false;
      widget.token = '';
    },
    execute: async (index = 0) => {
      const widget = widgets[index];
      if (!widget) return '';
      widget.token = newToken();
      widget.box.checked = true;
      widget.options.callback?.(widget.token);
      return widget.token;
    },
  };
  target.grecaptcha = captcha;
}

/**
 * The stand-in as a script. It calls the function on `window` that `onload` names once the script's own load event
 * has been dealt with: react-async-script refuses to be called before.
 */
export function captchaScript(onload: string | null): string {
  const install = `(${installCaptchaStandIn.toString()})(window);`;
  if (onload === null || !/^[\w$]+$/.test(onload)) return install;
  return `${install}\nsetTimeout(() => window[${JSON.stringify(onload)}]?.(), 0);`;
}
