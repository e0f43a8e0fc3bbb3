import { fillIn } from '#app/lib/fill-in.ts';
import { ApiError, answerOf, ask } from './api.ts';
import { type DeskMessages, inBoth } from './messages.ts';

type Sending = {
  /** The largest file that is taken, in bytes: one that is larger is not sent. */
  largest: number;
  /** Told which percentage has arrived. */
  onSent?: (percent: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a file to the desk's server. `fetch` does not say how much of it has arrived.
 * @throws ApiError if it is too large, is rejected, is stopped or does not arrive
 */
export function sendFile<Answer>(
  address: string,
  file: File,
  { largest, onSent, signal }: Sending,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const refuse = (pick: (messages: DeskMessages) => string) =>
      reject(new ApiError(0, { error: inBoth(pick) }));
    if (signal?.aborted) return refuse((messages) => messages.stopped);
    if (file.size > largest)
      return refuse((messages) =>
        fillIn(messages.tooLargeFile, { megabytes: largest / 1024 / 1024 }),
      );
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${address}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onSent?.(Math.floor((100 * loaded) / total));
    request.onload = () => {
      try {
        resolve(answerOf<Answer>(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    // The browser does not say why; a request without a file shows whether the person must sign in
    // again.
    request.onerror = async () => {
      const reason = await ask('me').catch((error: unknown) => error);
      if (reason instanceof ApiError) reject(reason);
      else refuse((messages) => messages.fileNotSent);
    };
    request.onabort = () => refuse((messages) => messages.stopped);
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
