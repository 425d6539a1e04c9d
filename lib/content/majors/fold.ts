/** Text for comparing: full width to half, letters lower, spaces and middle dots gone. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·]+/g, '')
