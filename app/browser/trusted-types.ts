/** What could run: scripts (but for the empty one that React makes), frames, what changes the page's base or policy, handlers, script addresses. */
const COULD_RUN = /<(?:script(?!><\/script>$)|iframe|object|embed|base|meta|link)\b|<[^>]+[\s"'/]on\w+\s*=|(?:href|src|action|data)\s*=\s*["']?\s*javascript:/i;

/** The worker that keeps copies (tools/build/make-service-worker.ts). */
const WORKER = '/sw.js';

type Policies = { createPolicy: (name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>) => void };

/**
 * The one policy through which text may become HTML or a script's address (tools/hosting/policy.ts); before it none may. What the build
 * prerenders as HTML (prose, drawings) is data of this site; a worker is a file of this site. Nothing in browsers without Trusted Types.
 */
export function installTrustedTypes(): void {
  const policies: Policies | undefined = Reflect.get(window, 'trustedTypes');
  policies?.createPolicy('default', {
    createHTML: (html) => (COULD_RUN.test(html) ? null : html),
    createScriptURL: (url) => (url === WORKER || new URL(url, location.href).href.startsWith(`${location.origin}/assets/`) ? url : null),
  });
}
