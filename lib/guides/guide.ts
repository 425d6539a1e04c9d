/** A page that answers one question from sourced statements: the answer, then the statements by heading. */
export type Guide = {
  /** Last part of its address. */
  slug: string
  /** Name in menus, breadcrumbs and the site map. */
  name: string
  /** What people search for when they mean it. */
  words: string
  /** Whole queries that mean it. */
  phrases: readonly string[]
  title: string
  description: string
  /** The most prominent line: the answer for which readers come; it must be true without the rest. */
  answer: string
  sections: readonly GuideSection[]
  /** What was searched and not found, with where to ask. */
  missing: readonly string[]
  links: readonly { label: string; href: string }[]
}

export type GuideSection = {
  id: string
  /** Heading in the words that people search for. */
  heading: string
  /** Name in the list of contents. */
  label: string
  intro?: string
  /** Ids of the table of statements. */
  facts: readonly (string | { id: string; label: string })[]
}

export const guidePath = (slug: string): string => `/guide/${slug}`
