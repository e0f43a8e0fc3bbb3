import { Breadcrumbs } from '#app/components/breadcrumbs/breadcrumbs.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { useAddress, useLocale } from '#app/i18n/locale-context.tsx';
import type { AdmissionsView } from './admission.server.ts';
import { AdmissionMenu } from './admission-menu.tsx';
import { CourseTab } from './course-tab.tsx';
import { CurrentTab } from './current-tab.tsx';

export { default as styles } from './admissions.css?url';

/**
 * The admissions page: tabs whose state is the address (app/page/page-tabs.ts). All are in the
 * page; without scripts CSS chooses one by the fragment.
 */
export default function AdmissionsPage({ view }: { view: AdmissionsView }) {
  const { messages } = useLocale();
  const { address } = useAddress();
  const { page, section, titles } = view;
  const current = section ?? page.tabs[0]?.id ?? '';
  const tabOf = (id: string) => view.courseTabs.find((tab) => tab.id === id);
  /** The page of a course has its heading; another tab in it that of all. */
  const headingOf = (id: string) => (id === section ? tabOf(id)?.title : undefined) ?? page.title;
  return (
    <div className="page page-top admissionsPage">
      <Breadcrumbs label={messages.breadcrumb} ancestors={view.ancestors} current={page.title} />
      <h1 className="admissionsHeading">{headingOf(current)}</h1>
      <div className="no-print admissionsLinks">
        <LinkList links={view.links} />
      </div>
      <div className="stack gap-7 admissionsColumns">
        <AdmissionMenu tabs={page.tabs} current={current} address={address} />
        <div className="admissionsPanels" data-panels="">
          {page.tabs.map(({ id, level }) => (
            <section
              key={id}
              id={id}
              className="admissionsPanel"
              data-panel=""
              data-title={id === current ? view.head.title : titleOf(titles, id)}
              data-heading={headingOf(id)}
              data-current={id === current || undefined}
              tabIndex={-1}
            >
              {level === undefined && <CurrentTab view={view} />}
              {view.courseTabs
                .filter((tab) => tab.id === id)
                .map((tab) => (
                  <CourseTab
                    key={id}
                    address={address}
                    tab={tab}
                    view={view}
                    isHeaded={headingOf(id) !== page.title}
                  />
                ))}
            </section>
          ))}
        </div>
      </div>
      <div className="stack gap-5 admissionsFoot">
        <p className="measure">{page.quotaNote}</p>
        {page.office && (
          <section aria-labelledby="office">
            <h2 id="office">{page.office.title}</h2>
            <ContactLines {...page.office} />
          </section>
        )}
      </div>
    </div>
  );
}

/** The title of the page while a tab is shown that its address does not name. */
function titleOf(titles: AdmissionsView['titles'], id: string): string | undefined {
  return titles.find((each) => each.id === id)?.title;
}
