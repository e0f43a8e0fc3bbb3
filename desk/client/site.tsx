import { useEffect, useState } from 'react';
import { ask } from './api.ts';
import { useLanguage } from './language.ts';
import { PreviewFrame } from './page-frame.tsx';
import { linkTo } from './use-route.ts';

/** The site as it is saved: the reader goes to a page and from there to its entries. */
export function SiteView() {
  const { words } = useLanguage();
  const [page, setPage] = useState<{ path: string; version: number }>();
  // The server no longer shows the draft that was looked at before.
  useEffect(() => {
    void ask('preview', undefined, 'DELETE').finally(() =>
      setPage({ path: '/', version: Date.now() }),
    );
  }, []);
  return (
    <>
      <p>
        <a href={linkTo('overview')}>{words.overview}</a>
      </p>
      <h1>{words.findOnSite}</h1>
      {page ? <PreviewFrame page={page} /> : <p role="status">{words.loading}</p>}
    </>
  );
}
