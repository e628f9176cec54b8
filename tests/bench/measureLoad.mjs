import { slowdown } from './slowdown.mjs';

/** A phone on a slow network: 150 ms to the server and back, 1.6 Mbit/s. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const viewport = { width: 390, height: 844 };
const networkQuietMs = 1500;
const networkTimeoutMs = 30_000;

/** Runs in the page before its scripts: records paints, layout shifts and long tasks. */
function observe() {
  const noted = { lcp: 0, cls: 0, shifts: [], tasks: [] };
  globalThis.__noted = noted;
  const on = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime, element }) => {
    noted.lcp = startTime;
    noted.lcpElement = element?.outerHTML?.slice(0, 90);
  });
  on('layout-shift', ({ value, startTime, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    noted.cls += value;
    const moved = sources.map(({ node }) => node?.nodeName?.toLowerCase() ?? 'a text').join(', ');
    noted.shifts.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved}`);
  });
  on('longtask', ({ startTime, duration }) => noted.tasks.push([startTime, duration]));
}

/** Runs in the page when the network is quiet. */
function readNotes() {
  const [ready] = performance.getEntriesByName('app-ready');
  const [fcp] = performance.getEntriesByName('first-contentful-paint');
  const { lcp, lcpElement, cls, shifts, tasks } = globalThis.__noted;
  const end = ready?.startTime ?? Number.POSITIVE_INFINITY;
  const blocking = tasks
    .filter(([start]) => start < end)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp: fcp?.startTime ?? 0, lcp, lcpElement, cls, shifts, ready: ready?.startTime ?? 0, blocking };
}

const kinds = { Script: 'js', Font: 'fonts' };

/** Runs in the page: replaces Google's captcha script, which needs a network. */
function standInForCaptcha() {
  const { set, ...rest } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...rest,
    set(address) {
      const url = new URL(address, document.baseURI);
      if (!url.pathname.startsWith('/recaptcha/')) return set.call(this, address);
      globalThis.grecaptcha = { render: () => 0, reset() {}, getResponse: () => '' };
      setTimeout(() => globalThis[url.searchParams.get('onload')]?.(), 300);
    },
  });
}

/** Opens a URL and measures until the network is quiet. Sizes are transferred KB. */
async function visit(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests = new Map();
  let last = Date.now();
  let open = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    if (!requests.has(requestId)) open += 1;
    requests.set(requestId, { url: request.url, type, bytes: 0, cached: false });
    last = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.cached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.cached ||= response.fromDiskCache || response.fromServiceWorker;
  });
  const ended = ({ requestId, encodedDataLength = 0 }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes = encodedDataLength;
    request.at = Date.now();
    open -= 1;
    last = Date.now();
  };
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  await page.addInitScript(observe);
  await page.addInitScript(standInForCaptcha);
  await page.goto(url, { waitUntil: 'load' });
  const begun = Date.now();
  while ((open > 0 || Date.now() - last < networkQuietMs) && Date.now() - begun < networkTimeoutMs)
    await page.waitForTimeout(100);
  const notes = await page.evaluate(readNotes);
  await page.close();
  const sent = [...requests.values()].filter(({ cached }) => !cached);
  const bytesOf = (kind) =>
    sent.filter(({ type }) => !kind || kinds[type] === kind).reduce((sum, { bytes }) => sum + bytes, 0) /
    1024;
  return {
    ...notes,
    js: bytesOf('js'),
    fonts: bytesOf('fonts'),
    all: bytesOf(),
    requests: sent.length,
    urls: sent.map(({ url: address, bytes }) => `${(bytes / 1024).toFixed(1).padStart(6)} ${address}`),
  };
}

/** Measures a first visit and a second one in the same browser. */
export async function measureLoad(browser, url) {
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    return { cold: await visit(context, url), warm: await visit(context, url) };
  } finally {
    await context.close();
  }
}

/** Returns the median of each number of several visits; other values are those of the last visit. */
export function medianOf(visits) {
  const last = visits.at(-1);
  return Object.fromEntries(
    Object.entries(last).map(([name, value]) => {
      if (typeof value !== 'number') return [name, value];
      const values = visits.map((each) => each[name]).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)]];
    }),
  );
}
