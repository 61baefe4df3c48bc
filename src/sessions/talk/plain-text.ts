/** Characters that are no text: controls but the line feed, and those that turn the direction of what follows. */
const NO_TEXT = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What was said, without what is no text. */
export function plainText(sent: string): string {
  return sent.replace(/\r\n?/g, '\n').replace(NO_TEXT, '').trim();
}

/** The same, to be put into a page as it is. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
