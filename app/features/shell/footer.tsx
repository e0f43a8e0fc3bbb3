import { LifeBuoy, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { Logo } from '#app/components/logo/logo.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { formatDate } from '#app/i18n/format.ts';
import { otherIn } from '#app/i18n/locale.ts';
import { useAddress, useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import { dotted } from '#app/lib/tied-words.ts';
import { Display, WordBox } from './display.tsx';
import styles from './footer.module.css';
import type { ShellView } from './shell.server.ts';
import { FacebookIcon, YouTubeIcon } from './social-icons.tsx';

type FooterProps = {
  view: ShellView;
  /** When the page was last brought up to date; nothing in the foot of the not-found page. */
  day: ReactNode;
};

/** The footer of every page: the college, links, help, and information required by law. */
export function Footer({ view, day }: FooterProps) {
  const { locale, messages } = useLocale();
  const { name, ids, footer, helpline } = view;
  const { address } = useAddress();
  const other = otherIn(name, locale);
  const lists = [
    { title: messages.quickLinks, links: footer.quickLinks },
    { title: messages.resources, links: footer.resources },
    { title: messages.helpAndRights, links: footer.help },
  ];
  return (
    <footer className={styles.footer} data-footer="">
      <div className={`line-above ${styles.course}`} />
      <div className={`page text-table ${styles.inner}`}>
        <div className={`stack ${styles.columns}`}>
          <div className={`stack gap-4 to-start ${styles.identity}`}>
            <div className={styles.heading}>
              <Logo src={view.logo} />
              <p className={styles.names}>
                <span lang={locale}>{name[locale]}</span>
                {other && <span lang={other}>{name[other]}</span>}
              </p>
            </div>
            <p className={styles.lineage}>{`${view.directorate}, ${view.government}`}</p>
            <ul role="list" className={`stack gap-1 ${styles.iconList}`}>
              <li>
                <MapPin />
                <SiteLink href={view.mapUrl}>{view.address}</SiteLink>
              </li>
              <li>
                <Phone />
                <a href={`tel:${view.phone.replaceAll(' ', '')}`}>{view.phone}</a>
              </li>
              <li>
                <Mail />
                <a href={`mailto:${view.email}`}>{view.email}</a>
              </li>
              <li>
                <LifeBuoy />
                <span>
                  {helpline.label}: <a href={`tel:${helpline.phone}`}>{helpline.phone}</a>
                </span>
              </li>
            </ul>
            <div className={styles.ends}>
              <SocialLinks {...view.social} />
              <div>
                <Display />
                <WordBox />
              </div>
            </div>
          </div>
          <div className={styles.folded}>
            <PhoneFold summary={dotted(lists.map(({ title }) => title))}>
              <div className={`stack gap-4 ${styles.lists}`}>
                {lists.map(({ title, links }) => (
                  <div key={title}>
                    <h2>{title}</h2>
                    <ul role="list" className={styles.links}>
                      {links.map((link) => (
                        <li key={link.label}>
                          <SiteLink href={link.href}>{link.label}</SiteLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </PhoneFold>
          </div>
        </div>
        <div className={`${styles.folded} ${styles.policies}`}>
          <PhoneFold summary={messages.websitePolicies}>
            <ul role="list" className={`cluster text-meta ${styles.line}`}>
              <li>
                <SiteLink href={view.disclosureHref}>{messages.mandatoryDisclosure}</SiteLink>
              </li>
              <li>
                {`${messages.aicteId}: `}
                <span className="unbroken">{ids.aicte}</span>
              </li>
              <li>{`${messages.aisheId}: ${ids.aishe}`}</li>
              {view.nationalPortalUrl && (
                <li>
                  <SiteLink href={view.nationalPortalUrl}>{messages.nationalPortal}</SiteLink>
                </li>
              )}
            </ul>
            <div className={`cluster text-meta ${styles.line}`}>
              <p>
                {fillIn(messages.copyright, {
                  year: String(view.copyrightYear),
                  name: name[locale] ?? '',
                })}
              </p>
              <ul
                role="list"
                className={`cluster ${styles.legal}`}
                aria-label={messages.websitePolicies}
              >
                {footer.legal.map((link) => (
                  <li key={link.href}>
                    <SiteLink href={link.href}>{link.label}</SiteLink>
                  </li>
                ))}
              </ul>
              <p className={styles.credit}>{view.developedBy}</p>
            </div>
          </PhoneFold>
        </div>
        <div className={`cluster text-meta ${styles.line}`}>
          {day}
          <p>
            <a href={`mailto:${view.webEmail}?subject=${encodeURIComponent(address)}`}>
              {messages.pageWrong}
            </a>
          </p>
          {view.summaries.length > 0 && (
            <ul role="list" className={`cluster ${styles.legal}`}>
              {view.summaries.map(({ label, href, lang }) => (
                <li key={lang}>
                  <a href={href} lang={lang}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {view.demonstrationNote && <p>{view.demonstrationNote}</p>}
        </div>
      </div>
    </footer>
  );
}

/** When the page was last brought up to date. */
export function PageDay({ day }: { day: string }) {
  const { locale } = useLocale();
  const { lastUpdated } = useLabels('shell');
  return (
    <p>
      {`${lastUpdated}: `}
      <time dateTime={day}>{formatDate(day, locale)}</time>
    </p>
  );
}

function SocialLinks({ facebook, youtube }: ShellView['social']) {
  const { messages } = useLocale();
  const links = [
    { href: facebook, label: messages.onFacebook, Icon: FacebookIcon },
    { href: youtube, label: messages.onYouTube, Icon: YouTubeIcon },
  ];
  return (
    <ul role="list" className={styles.social}>
      {links.map(({ href, label, Icon }) =>
        href ? (
          <li key={label}>
            <SiteLink href={href} hasIcon={false}>
              <Icon />
              <span className="visually-hidden">{label}</span>
            </SiteLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}
