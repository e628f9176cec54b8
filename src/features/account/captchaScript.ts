const callbackName = 'onCaptchaLoaded';
const scriptUrl = `https://www.google.com/recaptcha/api.js?onload=${callbackName}&render=explicit`;

/** For a script that neither loads nor fails. */
const loadTimeoutMs = 20_000;

let loading: Promise<object> | null = null;

/** Loads the captcha's script once; after a failure, the next call loads it again. Rejects if it does not load. */
export function loadCaptchaScript(): Promise<object> {
  const ready = installedCaptcha();
  if (ready) return Promise.resolve(ready);
  loading ??= insertScript().finally(() => {
    loading = null;
  });
  return loading;
}

function installedCaptcha(): object | null {
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
      settle();
      reject(new Error('The captcha did not load'));
    }
    function settle() {
      window.clearTimeout(timer);
      Reflect.deleteProperty(window, callbackName);
    }
    Reflect.set(window, callbackName, () => {
      const captcha = installedCaptcha();
      if (!captcha) return fail();
      settle();
      resolve(captcha);
    });
    script.addEventListener('error', fail);
    script.async = true;
    script.src = scriptUrl;
    document.head.append(script);
  });
}
