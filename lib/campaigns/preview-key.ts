/** 144 random bits as text for an address. */
export const newPreviewKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/** The preview address of a draft. */
export const previewPath = (key: string): string => `/preview/${key}`
