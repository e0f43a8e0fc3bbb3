import type { Pastes } from './pastes.ts';

const WRITER = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		td p { orphans: 0; widows: 0; background: transparent }
		h2 { margin-top: 0.35cm; background: transparent }
		a:link { color: #000080; so-language: zxx; text-decoration: underline }
	</style>
</head>
<body lang="en-IN" link="#000080" vlink="#800000" dir="ltr"><h2 class="western">Fees</h2>
<p style="line-height: 100%; margin-bottom: 0cm">The office is
<b>closed</b> on <font color="#c9211e">27 November</font>.</p>
<ol type="a">
	<li><p style="line-height: 100%; margin-bottom: 0cm">Tuition</p></li>
	<li><p style="line-height: 100%; margin-bottom: 0cm"><span lang="ml-IN">ഹോസ്റ്റൽ</span></p></li>
</ol>
<table width="100%" cellpadding="4" cellspacing="0">
	<col width="128*"/>

	<col width="128*"/>

	<thead>
		<tr valign="top">
			<th width="50%" style="border: none; padding: 0cm"><p>Course</p></th>
			<th width="50%" style="border: none; padding: 0cm"><p>Seats</p></th>
		</tr>
	</thead>
	<tr valign="top">
		<td width="50%"><p>CSE</p></td>
		<td width="50%"><p>60</p></td>
	</tr>
</table>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>

</p>
</body>
</html>`;

const CALC = `<!DOCTYPE html>

<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; }
		a.comment-indicator { background:red; display:inline-block; }
		comment { display:none;  }
	</style>
</head>

<body>
<table cellspacing="0" border="0">
	<colgroup span="2" width="85"></colgroup>
	<tr>
		<td height="17" align="left"><b>Course</b></td>
		<td align="left"><b>Fee</b></td>
	</tr>
	<tr>
		<td height="17" align="left">B.Tech<br>(Regular)</td>
		<td align="right" sdval="12500" sdnum="16393;0;#,##0"><font color="#000000">12,500</font></td>
	</tr>
</table>
</body>

</html>`;

const SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">Course</td><td style="overflow:hidden;font-weight:bold;">Form</td></tr><tr style="height:21px;"><td style="overflow:hidden;">CSE</td><td style="overflow:hidden;text-decoration:underline;color:#1155cc;" data-sheets-hyperlink="https://ktu.example/form"><a class="in-cell-link" target="_blank" href="https://ktu.example/form">Form A</a></td></tr></tbody></table>`;

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<link rel=File-List href="file:///C:/Users/clerk/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:"Cambria Math";
	panose-1:2 4 5 3 5 4 6 3 2 4;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin:0cm;}
 span.SpellE
	{mso-style-name:"";
	mso-spl-e:yes;}
@page WordSection1
	{size:595.3pt 841.9pt;}
 /* List Definitions */
 @list l0
	{mso-list-id:1;}
-->
</style>
</head>

<body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoNormal align=center style='text-align:center'><b><u><span lang=EN-US
style='font-size:14.0pt'>NOTICE<o:p></o:p></span></u></b></p>

<p class=MsoNormal><span class=SpellE>Hostellers</span> of <b
style='mso-bidi-font-weight:normal'>all years</b> shall pay Rs.<span
style='mso-spacerun:yes'>  </span>650/-.<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=200 valign=top style='width:150.25pt'>
  <p class=MsoNormal><b>Block<o:p></o:p></b></p>
  </td>
  <td width=200 valign=top style='width:150.25pt'>
  <p class=MsoNormal><b>Rooms<o:p></o:p></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=200 valign=top>
  <p class=MsoNormal>A<o:p></o:p></p>
  </td>
  <td width=200 valign=top>
  <p class=MsoNormal>40<o:p></o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<!--EndFragment-->
</body>

</html>`;

const CHROMIUM = `<html>\r\n<body>\r\n<!--StartFragment--><meta charset='utf-8'><span style="color: rgb(32, 33, 34); font-family: sans-serif; font-weight: 400; white-space: normal; text-decoration-thickness: initial; display: inline !important; float: none;">The college is in<span> </span></span><a href="https://places.example/kannur" title="Kannur" style="text-decoration: none;">Kannur</a><span style="font-weight: 400; display: inline !important; float: none;">, and has<span> </span></span><b>six</b><span style="font-weight: 400;"><span> </span>branches.</span><!--EndFragment-->\r\n</body>\r\n</html>`;

const GMAIL = `<div dir="ltr" style="font-family: Arial, Helvetica, sans-serif; font-size: small;"><div>Sir,</div><div><br></div><div>The list is below.</div><div><ul><li style="margin-left: 15px;">Anu (<a href="mailto:anu@college.example" target="_blank">anu@college.example</a>)</li><li style="margin-left: 15px;">Binu</li></ul></div><div>Regards,<br clear="all"><span class="gmail_signature_prefix">-- </span><br>Office</div></div>`;

/** Whole documents, with all that a program puts around the words. */
export const WHOLE: Pastes = {
  'as it is copied': [
    [
      'from Writer',
      WRITER,
      '## Fees\n\nThe office is **closed** on 27 November.\n\n:::clauses{type=a}\n1. Tuition\n2. ഹോസ്റ്റൽ\n:::\n\n:::table[Table]\n| Course | Seats |\n| - | - |\n| CSE | 60 |\n:::',
    ],
    [
      'from Calc',
      CALC,
      ':::table[Table]\n| Course | Fee |\n| - | - |\n| B.Tech (Regular) | 12,500 |\n:::',
    ],
    [
      'from Google Sheets',
      SHEETS,
      ':::table[Table]\n| Course | Form |\n| - | - |\n| CSE | [Form A](https://ktu.example/form) |\n:::',
    ],
    [
      'from Word',
      WORD,
      '**NOTICE**\n\nHostellers of **all years** shall pay Rs. 650/-.\n\n:::table[Table]\n| Block | Rooms |\n| - | - |\n| A | 40 |\n:::',
    ],
    [
      'from a page in Chromium',
      CHROMIUM,
      'The college is in [Kannur](https://places.example/kannur), and has **six** branches.',
    ],
    [
      'from a mail of Gmail',
      GMAIL,
      'Sir,\n\nThe list is below.\n\n- Anu ([anu@college.example](mailto:anu@college.example))\n- Binu\n\nRegards,\\\n\\--\\\nOffice',
    ],
  ],
};
