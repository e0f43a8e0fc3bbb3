import buttonStyles from '#app/components/button/button.module.css';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { Logo } from '#app/components/logo/logo.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { FIRST, otherIn } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import nameFont from '#app/styles/fonts/anek-name-700.woff2?url';
import type { InaugurationView } from './inauguration.server.ts';

export { default as styles } from './inauguration.css?url';

/**
 * For the projector of an opening ceremony: the guest lights the lamp, then the link to the site
 * appears. The checkbox holds the state, so the lamp can be lit without scripts too
 * (inauguration.tool.ts says it aloud).
 */
export default function InaugurationPage({ view }: { view: InaugurationView }) {
  const { locale } = useLocale();
  const { name } = view;
  const labels = useLabels('inauguration');
  const other = otherIn(name, locale);
  return (
    <div className="inaugurationPage" data-tool="inauguration">
      {/* English pages lack the face of the other name, and a projector shows the page for the
          first time. */}
      {other && locale === FIRST && (
        <link rel="preload" as="font" type="font/woff2" href={nameFont} crossOrigin="anonymous" />
      )}
      <Logo src={view.logo} />
      <h1>
        {[locale, ...(other ? [other] : [])].map((language) => (
          <span key={language} lang={language}>
            {name[language]}
          </span>
        ))}
      </h1>
      <p className="lead">{labels.inaugurationLead}</p>
      <div className="inaugurationLamp">
        <input id="lamp" className="no-print" type="checkbox" />
        <Drawing drawing="inauguration-lamp" className="inaugurationDrawing" />
        <label htmlFor="lamp" className="inaugurationLight">
          {labels.lightLamp}
        </label>
        <p className="faint inaugurationHint">
          <span className="needs-script">{labels.lampHint}</span>
          <noscript>{labels.lampHintWithoutScripts}</noscript>
        </p>
      </div>
      <div className="inaugurationWay">
        <p role="status" data-lit={labels.lampLit} />
        <a href={view.homeHref} className={buttonStyles.button} data-variant="filled">
          {labels.enterSite}
        </a>
      </div>
    </div>
  );
}
