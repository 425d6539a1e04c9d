/**
 * The letters of GBK at 0xFE50 to 0xFEA0. Older fonts, input methods and tables of banks have them at the private code points U+E815 to
 * U+E864, in this order; Unicode has since given each a place of its own. Source: GB 18030-2022, table of the double-byte part.
 */
const letters = [
  ...'⺁𠂇𠂉𠃌⺄㑳㑇⺈⺋龴㖞㘚㘎⺌⺗㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠⺧𡗗龸⺪䁖䅟⺮䌷⺳⺶⺷𢦏䎱䎬⺻䏝䓖䙡䙌龹䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻',
]
const first = 0xe815

/** A text whose private code points of GBK fonts are the letters that these fonts show. */
export const withGbkLetters = (text: string): string =>
  text.replace(/[\ue815-\ue864]/g, (mark) => letters[mark.charCodeAt(0) - first] ?? mark)
