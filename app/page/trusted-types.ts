/**
 * Content that could run: scripts, frames, base and policy elements, handlers, script addresses.
 */
const COULD_RUN =
  /<(?:script|iframe|object|embed|base|meta|link)\b|<[^>]+[\s"'/]on\w+\s*=|(?:href|src|action|data)\s*=\s*["']?\s*javascript:/i;

/** The service worker (tools/build/make-service-worker.ts). */
const WORKER = '/sw.js';

type Policies = {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => void;
};

/**
 * The only policy through which text may become HTML or a script address (tools/hosting/policy.ts).
 * HTML prerendered by the build (prose, drawings) is data of this site; a worker is a file of this
 * site. No effect in browsers without Trusted Types.
 */
export function installTrustedTypes(): void {
  const policies: Policies | undefined = Reflect.get(window, 'trustedTypes');
  policies?.createPolicy('default', {
    createHTML: (html) => (COULD_RUN.test(html) ? null : html),
    createScriptURL: (url) =>
      url === WORKER || new URL(url, location.href).href.startsWith(`${location.origin}/assets/`)
        ? url
        : null,
  });
}
