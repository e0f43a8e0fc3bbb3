import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { pageFacts } from '#app/boot/page-facts.server.ts';
import { PAGE_START_MARK, type PrerenderedData, pageStart } from '#app/boot/page-start.server.ts';
import { DrawingSource } from '#app/components/drawing/drawing.tsx';
import { readDrawing } from '#app/content/reading/drawings.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';

/** Renders a page. In a build, the start data of the app follows the HTML; the development server uses the router's `<Scripts>`. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The SPA fallback requested by the router is never used, because every page is prerendered; the build checks and deletes it.
  if (context.isSpaMode)
    return new Response('window.__reactRouterContext = window.__reactRouterRouteModules =', {
      status,
      headers,
    });
  const start = import.meta.env.DEV
    ? undefined
    : pageStart(context, getSite().college.offlineCopies);
  // The loader data is already included; the router would repeat it with its <Scripts>.
  const { serverHandoffStream, ...withoutStream } = context;
  const { prelude } = await prerender(
    <DrawingSource value={readDrawing}>
      <ServerRouter context={start ? withoutStream : context} url={request.url} />
    </DrawingSource>,
  );
  headers.set('Content-Type', 'text/html');
  if (!start) return new Response(prelude, { status, headers });
  const data: PrerenderedData = { start, facts: pageFacts(context) };
  return new Response(
    (await new Response(prelude).text()) + PAGE_START_MARK + JSON.stringify(data),
    { status, headers },
  );
}
