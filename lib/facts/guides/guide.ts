/** The address of a guide. */
export const guidePath = (slug: string): string => `/guide/${slug}`
