import { listBranches } from '@/lib/collections/kinds/branch'
import { guides } from '@/lib/collections/kinds/guide'
import { type recordPages, type SitePage, sitePageFile } from '@/lib/collections/kinds/site-page'
import { guidePath } from '@/lib/facts/guides/guide'
import { jointPath, jointSummary, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { resolveAlias } from '@/lib/routing/aliases'
import { tools } from '@/lib/tools/tools'

const pagesOf: Readonly<Record<(typeof recordPages)[number], () => readonly SitePage[]>> = {
  guides: () =>
    guides.list().map(({ slug, name, words, description }) => ({
      name,
      href: guidePath(slug),
      words,
      summary: description,
    })),
  joint: () =>
    jointUniversities.map((university) => ({
      name: university.name,
      href: jointPath(university.id),
      words: `${university.aliases.join(' ')} 中外合作 学费 分数线 文凭`,
      summary: jointSummary(university),
    })),
  tools: () =>
    tools.map(({ name, path, words, description }) => ({ name, href: path, words, summary: description })),
  branches: () =>
    listBranches().map(({ name, linkurl, city }) => ({
      name,
      href: resolveAlias(linkurl),
      words: city,
      summary: `${city}的接待方式、顾问和来访前的准备。`,
    })),
}

/** The pages that are not campaigns with a content.yaml, by canonical address, in sections. */
export const listSitePages = () =>
  sitePageFile.read().sections.map(({ id, title, pages }) => ({
    id,
    title,
    pages: pages.flatMap((page) => ('every' in page ? pagesOf[page.every]() : [page])),
  }))
