import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { hiddenUntilFound } from '#app/browser/hidden-until-found.ts';
import { Breadcrumbs } from '#app/components/breadcrumbs/breadcrumbs.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { useHydrated } from '#app/hooks/hydrated.ts';
import { useAddress } from '#app/hooks/use-address.ts';
import { useOpenedByAddress } from '#app/hooks/use-opened-by-address.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { tabOf } from '#app/lib/admission-tabs.ts';
import type { AdmissionsView } from './admission.server.ts';
import { AdmissionMenu } from './admission-menu.tsx';
import styles from './admissions-page.module.css';
import { CourseTab } from './course-tab.tsx';
import { CurrentTab } from './current-tab.tsx';
import { LabelsContext } from './labels-context.ts';
import { PhdTab } from './phd-tab.tsx';

/**
 * The admissions page: up to four tabs whose state is the address. All are in the page; without scripts CSS chooses by fragment. The page is
 * long, so a tab is rendered again only when its content changes, not on each click in the menu.
 */
export function AdmissionsPage({ view }: { view: AdmissionsView }) {
  const { messages } = useLocale();
  const { address, hash } = useAddress();
  const isLive = useHydrated();
  const navigate = useNavigate();
  useOpenedByAddress();
  // The fragment is unknown during prerendering, so the first client render must not use it.
  const current = useSyncExternalStore(
    () => () => undefined,
    () => tabOf(hash, view.section),
    () => tabOf('', view.section),
  );
  const { page, labels, section } = view;
  // The heading of the course that the path names; another tab has its own.
  const headed = current === section && section !== 'current' ? section : undefined;
  return (
    <LabelsContext value={labels}>
      <div className={`page page-top ${styles.page}`}>
        <Breadcrumbs label={messages.breadcrumb} ancestors={view.ancestors} current={page.title} />
        <h1 className={styles.heading}>{headed ? view[headed].title : page.title}</h1>
        <p className={`no-print ${styles.mine}`}>
          <a href={view.mine.href}>{view.mine.label}</a>
        </p>
        <div className={`stack gap-7 ${styles.columns}`}>
          <AdmissionMenu tabs={page.tabs} current={current} address={address} />
          <div className={styles.panels} data-live={isLive || undefined}>
            {page.tabs.map(({ id, label }) => (
              <section
                key={id}
                ref={hiddenUntilFound(isLive && id !== current, () =>
                  navigate(`${address}#${id}`, {
                    replace: true,
                    preventScrollReset: true,
                    flushSync: true,
                  }),
                )}
                id={id}
                className={styles.panel}
                data-label={label}
                data-current={id === current || undefined}
                data-first={id === section || undefined}
                tabIndex={-1}
              >
                {id === 'current' ? (
                  <CurrentTab view={view} />
                ) : id === 'phd' ? (
                  <PhdTab address={address} tab={view.phd} view={view} isHeaded={headed === id} />
                ) : (
                  <CourseTab
                    id={id}
                    address={address}
                    tab={view[id]}
                    view={view}
                    isHeaded={headed === id}
                  />
                )}
              </section>
            ))}
          </div>
        </div>
        <div className={`stack gap-5 ${styles.foot}`}>
          <Explained className="measure" html={page.quotaNote} />
          {page.office && (
            <section aria-labelledby="office">
              <h2 id="office">{page.office.title}</h2>
              <ContactLines {...page.office} labels={labels} />
            </section>
          )}
        </div>
      </div>
    </LabelsContext>
  );
}
