import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A small site as one make of system would show it: its frame around the words of each page, by the
 * names of the files.
 */
export type SavedSite = {
  pages: Record<string, string>;
  frame: (words: string, title: string) => string;
  charset?: 'latin1';
};

const LONG =
  'The institute was established in 1999 and is affiliated to the State technological university.';

/**
 * WordPress with a builder: every block is in five elements, and the words of the menu are longer
 * than those of the page.
 */
export const WORDPRESS: SavedSite = {
  frame: (
    words,
    title,
  ) => `<!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8"><title>${title} – Hill College</title>
<link rel="stylesheet" href="/style.css"><script>var a = "tracker";</script></head><body class="page elementor-default has-sidebar">
<div id="page"><div class="site-branding"><img src="/logo.png" alt="Hill College"><p>Hill College of Engineering, an institution of the Government</p></div>
<div class="mega"><ul><li><a href="/about/">About</a></li><li><a href="/about/hostel/">Hostel</a></li><li><a href="/2025/06/fee-due/">Fee due</a></li><li><a href="/library/">Library</a></li></ul></div>
<div class="elementor elementor-12"><div class="elementor-section"><div class="elementor-container"><div class="elementor-widget-wrap">${words}</div></div></div></div>
<div class="elementor-widget"><h3>Quick links</h3><p><a href="https://portal.example/">Student portal</a></p></div>
<div class="colophon"><p>Copyright 2025 Hill College. All rights reserved.</p><p>Visitors: ${title.length}</p></div></div></body></html>`,
  pages: {
    'index.html': '<h2>Welcome</h2><p>Welcome to the college.</p>',
    'about/hostel/index.html': `<div class="elementor-widget-heading"><h1>Hostel</h1></div><div class="elementor-widget-text"><p>${LONG}</p><h2>Rooms</h2><ul><li>Twenty rooms</li><li>Mess</li></ul><p>See <a href="/library/">the library</a>, <a href="javascript:alert(1)">open</a> and <a href="/files/rules.pdf">Hostel rules</a>.</p><script>alert(2)</script></div>`,
    '2025/06/fee-due/index.html':
      '<article><h1>Fee due on 30 June</h1><span class="entry-meta">By admin</span><time datetime="2025-06-12T10:00:00+05:30">June 12, 2025</time><p>The fee of the odd semester is due on 30 June 2025 at the office, for all students of the college.</p></article>',
    'library/index.html': `<h1>Library</h1><p>${LONG} The library has 40,000 books and is open from 8 to 8 on all working days.</p>`,
  },
};

/** Joomla: articles with icons for print and mail, and numbers in the query. */
export const JOOMLA: SavedSite = {
  frame: (
    words,
    title,
  ) => `<!DOCTYPE html><html lang="en-gb"><head><meta charset="utf-8"><base href="https://hill.example/"><title>Hill Polytechnic - ${title}</title></head><body class="site">
<div class="header"><img src="images/banner.jpg" alt=""></div><div class="moduletable"><ul class="mainlevel"><li><a href="index.php?option=com_content&amp;view=article&amp;id=1">Principal</a></li><li><a href="index.php?option=com_content&amp;view=article&amp;id=2">Admission notice</a></li><li><a href="index.php?option=com_content&amp;view=article&amp;id=3">Placement</a></li></ul></div>
<div class="item-page">${words}<ul class="icons"><li><a href="index.php?tmpl=component&amp;print=1">Print</a></li></ul></div>
<div class="moduletable"><h3>Who is online</h3>We have 12 guests online</div><div class="footer1">Designed by the staff of the polytechnic</div></body></html>`,
  pages: {
    'index.php?option=com_content&view=article&id=1.html': `<h2>Principal</h2><p>${LONG} The principal sees visitors from 10 to 12.</p>`,
    'index.php?option=com_content&view=article&id=2.html':
      '<h2>Admission notice</h2><p>Published on Monday, 02 June 2025 09:30</p><p>Applications for lateral entry are received till 20 June 2025 in the office of the polytechnic.</p>',
    'index.php?option=com_content&view=article&id=3.html':
      '<h2>Placement</h2><p>In the year 2024 a total of 120 students were placed in thirty companies of the State and outside.</p>',
  },
};

/** Drupal with two languages, each page naming the other. */
export const DRUPAL: SavedSite = {
  frame: (
    words,
    title,
  ) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Hill Directorate</title></head><body>
<div class="region-navigation"><ul><li><a href="/about">About</a></li><li><a href="/ml/about">About in the other language</a></li><li><a href="/schemes">Schemes</a></li></ul></div>
${words}<div class="region-footer"><p>Website of the directorate, maintained by its information cell</p></div></body></html>`,
  pages: {
    about: `<div class="language-switcher"><a href="/ml/about" hreflang="ml">മലയാളം</a></div><main><h1>About us</h1><p>${LONG}</p></main>`,
    'ml/about':
      '<div class="language-switcher"><a href="/about" hreflang="en">English</a></div><main><h1>ഞങ്ങളെക്കുറിച്ച്</h1><p>സംസ്ഥാനത്തെ എല്ലാ സർക്കാർ പോളിടെക്നിക് കോളേജുകളും ഈ ഡയറക്ടറേറ്റിന്റെ കീഴിലാണ് പ്രവർത്തിക്കുന്നത്.</p></main>',
    schemes:
      '<main><h1>Schemes</h1><p>The directorate has four schemes for the modernisation of laboratories and one for scholarships.</p></main>',
  },
};

/** ASP with tables for the layout, capital letters and queries, in Windows-1252. */
export const ASP: SavedSite = {
  charset: 'latin1',
  frame: (
    words,
    title,
  ) => `<HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252"><TITLE>Hill Institute</TITLE></HEAD><BODY BGCOLOR=#FFFFCC>
<TABLE WIDTH=780 BORDER=0><TR><TD COLSPAN=2><IMG SRC="top.gif"><FONT SIZE=5>HILL INSTITUTE OF TECHNOLOGY</FONT></TD></TR><TR><TD WIDTH=150 VALIGN=TOP>
<A HREF="Dept.asp?id=1">Civil</A><BR><A HREF="Dept.asp?id=2">Mechanical</A><BR><A HREF="Fees.asp">Fees</A></TD><TD>${words}</TD></TR><TR><TD COLSPAN=2 ALIGN=CENTER>© Hill Institute ${title.length}</TD></TR></TABLE></BODY></HTML>`,
  pages: {
    'Dept.asp?id=1.html':
      '<H1>Civil Engineering</H1><P>The department was founded in 1958 – it has five laboratories and the “Heritage” cell with its own library.<P>Staff:<TABLE BORDER=1><TR><TH>Name<TH>Post<TR><TD>A. Anil<TD>Professor<TR><TD>B. Beena<TD>Lecturer</TABLE>',
    'Dept.asp?id=2.html':
      '<H1>Mechanical Engineering</H1><P>The department was founded in 1961 and has a workshop with forty machines of all kinds.<TABLE BORDER=1><TR><TH>Name<TH>Post<TR><TD>C. Chacko<TD>Professor</TABLE>',
    'Fees.asp':
      '<H1>Fees</H1><TABLE BORDER=1><TR><TD>Tuition fee of each semester</TD><TD>5,000</TD></TR><TR><TD>Caution deposit, returned at the end</TD><TD>1,000</TD></TR></TABLE>',
  },
};

/** Made by hand in 2004: frames, and no title but the same on every page. */
export const FRAMES: SavedSite = {
  charset: 'latin1',
  frame: (words) =>
    words.startsWith('<FRAMESET')
      ? `<html><head><title>Untitled Document</title></head>${words}</html>`
      : `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>Untitled Document</title></head><body><font face="Verdana">${words}</body></html>`,
  pages: {
    'index.htm':
      '<FRAMESET COLS="20%,*"><FRAME SRC="menu.htm"><FRAME SRC="welcome.htm"></FRAMESET>',
    'menu.htm':
      '<a href="history.htm">History</a><br><a href="alumni/index.htm">Alumni</a><br><a href="mal.htm">Malayalam</a><br><a href="welcome.htm">Home</a><br><a href="office.htm">Office</a>',
    'welcome.htm': '<center><b>Welcome to our college</b></center>',
    'history.htm':
      '<center><b>HISTORY</b></center><p>Started in the year 1957 with three branches, in the old barracks – a gift of the maharaja.',
    'office.htm':
      '<b>OFFICE</b><p>The office works from ten to five and is closed on the second Saturday of every month.',
    'alumni/index.htm':
      '<FRAMESET ROWS="80,*"><FRAME SRC="top.htm"><FRAME SRC="main.htm"></FRAMESET>',
    'alumni/top.htm': '<b>ALUMNI</b>',
    'alumni/main.htm':
      '<h2>Alumni association</h2><p>The association meets on the last Sunday of December in the seminar hall of the college.',
    'mal.htm':
      '<font face="ML-TTKarthika">tIcfmkÀ¡mcnsâ Fôn\\obdnwKv tImtfPv Ignª A³]Xv hÀjambn {]hÀ¯n¡p¶p.</font>',
  },
};

/**
 * Writes a site as wget saves it: a folder of its host, with the queries in the names of the files.
 */
export function saveSite(
  { pages, frame, charset }: SavedSite,
  folder: string,
  host = 'hill.example',
): void {
  for (const [name, words] of Object.entries(pages)) {
    const file = join(folder, host, name);
    mkdirSync(dirname(file), { recursive: true });
    const html = frame(words, /<h\d>(.*?)<\/h\d>/i.exec(words)?.[1] ?? '');
    writeFileSync(file, charset ? encoded(html) : html);
  }
}

/** In Windows-1252, for the few signs that the pages have. */
function encoded(html: string): Buffer {
  return Buffer.from(
    html.replaceAll('–', '\u0096').replaceAll('“', '\u0093').replaceAll('”', '\u0094'),
    'latin1',
  );
}
