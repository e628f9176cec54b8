const callbackName = 'onCaptchaLoaded';
const scriptUrl = `https://www.google.com/recaptcha/api.js?onload=${callbackName}&render=explicit`;

/** Loading is rejected after this time: some blockers fire neither 'load' nor 'error'. */
const loadTimeoutMs = 20_000;

let pendingLoad: Promise<object> | null = null;

/** Loads the captcha script once. A call after a failure loads it again. Rejects if the script does not load. */
export function loadCaptchaScript(): Promise<object> {
  const ready = getLoadedCaptcha();
  if (ready) return Promise.resolve(ready);
  pendingLoad ??= insertScript().finally(() => {
    pendingLoad = null;
  });
  return pendingLoad;
}

function getLoadedCaptcha(): object | null {
  const captcha: unknown = Reflect.get(window, 'grecaptcha');
  // Google's script first sets an object without `render`, while it loads its parts.
  return typeof captcha === 'object' && captcha !== null && 'render' in captcha ? captcha : null;
}

function insertScript(): Promise<object> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = window.setTimeout(fail, loadTimeoutMs);

    function fail() {
      script.remove();
      cleanUp();
      reject(new Error('The captcha did not load'));
    }
    function cleanUp() {
      window.clearTimeout(timer);
      Reflect.deleteProperty(window, callbackName);
    }
    Reflect.set(window, callbackName, () => {
      const captcha = getLoadedCaptcha();
      if (!captcha) return fail();
      cleanUp();
      resolve(captcha);
    });
    script.addEventListener('error', fail);
    script.async = true;
    script.src = scriptUrl;
    document.head.append(script);
  });
}
