/** Text for comparison: full width to half width, lower case, without spaces and middle dots. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·]+/g, '')
