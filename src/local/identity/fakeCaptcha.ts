import { HttpResponse } from 'msw';
import type { Route } from '../http/route';

interface WidgetOptions {
  size?: 'compact' | 'normal';
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
}

/**
 * Defines `grecaptcha` on a window: a checkbox that calls reCAPTCHA's callbacks. Must not use anything outside its
 * body, because its source is served as a script.
 */
export function installFakeCaptcha(target: Window & { grecaptcha?: unknown }): void {
  const boxes: HTMLInputElement[] = [];

  target.grecaptcha = {
    render: (container: HTMLElement, options: WidgetOptions = {}) => {
      const { document } = target;
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.style.cssText = 'width:26px;height:26px;cursor:inherit';
      const label = document.createElement('label');
      label.style.cssText =
        `min-height:${options.size === 'compact' ? 142 : 78}px;` +
        'display:flex;align-items:center;gap:12px;padding:8px 18px;cursor:pointer';
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
 * Returns the script of the fake captcha. Like Google's, it calls `window[onload]` when it is ready: here, after the
 * script's own load event.
 */
export function fakeCaptchaScript(onload: string | null): string {
  const install = `(${installFakeCaptcha.toString()})(window);`;
  if (onload === null || !/^[\w$]+$/.test(onload)) return install;
  return `${install}\nsetTimeout(() => window[${JSON.stringify(onload)}]?.(), 0);`;
}
