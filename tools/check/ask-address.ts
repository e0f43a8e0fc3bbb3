const TIMEOUT_MS = 20_000;

/** `answers`, or the error. Uses GET, because some offices reject HEAD requests. */
export async function askAddress(href: string): Promise<string> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok ? 'answers' : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
