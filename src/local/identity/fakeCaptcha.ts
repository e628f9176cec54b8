import { HttpResponse } from 'msw';
import type { Route } from '../http/route';

/** What of the captcha's options the stand-in minds. */
interface WidgetOptions {
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
}

/**
 * Defines `grecaptcha` on a window: a real checkbox where the captcha would be, with the captcha's callbacks. It is
 * also served as a script, so it must not use anything from outside itself.
 */
export function installFakeCaptcha(target: Window & { grecaptcha?: unknown }): void {
  const boxes: HTMLInputElement[] = [];

  target.grecaptcha = {
    render: (container: HTMLElement, options: WidgetOptions = {}) => {
      const { document } = target;
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
      container.append(label);
      box.addEventListener('change', () => {
        if (box.checked) options.callback?.(`local-captcha-${Date.now().toString(36)}`);
        else options['expired-callback']?.();
      });
      return boxes.push(box) - 1;
    },
    reset: (widget: number) => {
      const box = boxes[widget];
      if (box) box.checked = false;
    },
  };
}

/** Answers the captcha's script with the stand-in. */
export function captchaRoutes(): Route[] {
  return [
    {
      call: 'captcha',
      method: 'GET',
      url: 'https://www.google.com/recaptcha/api.js',
      toErrorResponse: ({ status, message }) => new HttpResponse(message, { status }),
      respond: async ({ request }) =>
        new HttpResponse(fakeCaptchaScript(new URL(request.url).searchParams.get('onload')), {
          headers: { 'Content-Type': 'text/javascript' },
        }),
    },
  ];
}

/**
 * The stand-in as a script. As Google's, it calls the function on `window` that `onload` names once it is ready: here,
 * once the script's own load event has been dealt with.
 */
export function fakeCaptchaScript(onload: string | null): string {
  const install = `(${installFakeCaptcha.toString()})(window);`;
  if (onload === null || !/^[\w$]+$/.test(onload)) return install;
  return `${install}\nsetTimeout(() => window[${JSON.stringify(onload)}]?.(), 0);`;
}
