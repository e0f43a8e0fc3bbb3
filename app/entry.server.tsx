import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { DrawingSource } from '#app/components/drawing/drawing.tsx';
import { readDrawing } from '#app/content/reading/drawings.server.ts';

/** Renders a page for prerendering: the whole of it is waited for, as nobody reads it while it is made. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page = (
      <DrawingSource value={readDrawing}>
        <ServerRouter context={context} url={request.url} />
      </DrawingSource>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
