import { vi } from 'vitest';

/** A file on its way: its address, and a way to say how many of its bytes have arrived. */
export type SentFile = { url: string; file: File; arrived: (bytes: number) => void };

/**
 * Answers the files that the desk sends; `fetch`, by which it asks for all else, is not touched.
 * An answer that is rejected is a connection that broke off.
 */
export function answerFiles(answer: (sent: SentFile) => Response | Promise<Response>): void {
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    #url = '';

    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {}
    abort() {
      this.onload = () => {};
      this.onabort?.();
    }
    async send(file: File) {
      const arrived = (loaded: number) => this.upload.onprogress?.({ loaded, total: file.size });
      try {
        const response = await answer({ url: this.#url, file, arrived });
        this.status = response.status;
        this.responseText = await response.text();
      } catch {
        return this.onerror?.();
      }
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}
