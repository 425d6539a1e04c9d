import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { collectionOf, tableOf } from '@/lib/collections/collection'
import { ContentError, lineOf } from '@/lib/collections/content-error'
import { everyCollection } from '@/lib/collections/every-collection'
import { byOrder, orderField } from '@/lib/collections/known-id'

let root: string
const write = (file: string, text: string) => writeFile(path.join(root, file), text)

const cities = () =>
  collectionOf({
    name: 'test-city',
    folder: 'cities',
    title: '城市',
    schema: z.object({ ...orderField, title: z.string(), months: z.int().optional() }),
    record: ({ order: _, ...written }, id) => ({ id, ...written }),
    compare: byOrder,
  })

describe('the records of a folder', () => {
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'collection-'))
    await mkdir(path.join(root, 'cities'))
    vi.spyOn(process, 'cwd').mockReturnValue(root)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    await rm(root, { recursive: true })
  })

  it('are in the order that they give, and then in that of their names', async () => {
    await write('cities/a.yaml', 'order: 20\ntitle: 甲\n')
    await write('cities/c.yaml', 'order: 10\ntitle: 丙\nmonths: 3\n')
    await write('cities/b.yaml', 'order: 10\ntitle: 乙\n')
    await write('cities/note.txt', '不是内容')
    expect(cities().list()).toEqual([
      { id: 'b', title: '乙' },
      { id: 'c', title: '丙', months: 3 },
      { id: 'a', title: '甲' },
    ])
    expect(cities().find('c')?.months).toBe(3)
    expect(cities().find('d')).toBeNull()
  })

  it('all report their mistakes, each with file, place, field and remedy', async () => {
    await write('cities/a.yaml', 'order: 十\ntitel: 甲\n')
    await write('cities/b.yaml', 'order: 10\ntitle: 乙\nmonths: 三\n')
    expect(cities().problems()).toEqual([
      'cities/a.yaml 第 1 行第 1 列，title：缺少这一项',
      'cities/a.yaml 第 1 行第 8 列，order：写数字：列表按它从小到大排',
      'cities/a.yaml 第 2 行第 1 列，整个内容：没有“titel”这个字段，是不是拼错了',
      'cities/b.yaml 第 3 行第 9 列，months：这里要写数字',
    ])
    expect(() => cities().list()).toThrow(/cities\/a\.yaml 第 1 行[\s\S]*cities\/b\.yaml 第 3 行/)
  })

  it('in development: a broken file is missing from the list and shown by its own page; an edit shows at once', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    await write('cities/a.yaml', 'order: 10\ntitle: 甲\n')
    await write('cities/b.yaml', 'order: 20\n')
    const collection = cities()
    expect(collection.list()).toEqual([{ id: 'a', title: '甲' }])
    const shown = collection.show('b')
    expect(shown instanceof ContentError ? shown.problems.map(lineOf) : shown).toEqual([
      '第 1 行第 1 列，title：缺少这一项',
    ])
    await write('cities/b.yaml', 'order: 5\ntitle: 改好了\n')
    expect(collection.list().map(({ id }) => id)).toEqual(['b', 'a'])
    expect(collection.list()).toBe(collection.list())
  })

  it('are not looked for outside their folder', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    await write('secret.yaml', 'order: 10\ntitle: 甲\n')
    expect(cities().find('../secret')).toBeNull()
  })

  it('a table is one file', async () => {
    await write('links.yaml', 'links:\n  - 甲\n')
    const schema = z.strictObject({ links: z.array(z.string()) })
    const links = tableOf({ name: 'test-links', file: 'links.yaml', title: '链接', schema })
    expect(links.read()).toEqual({ links: ['甲'] })
    expect(links.problems()).toEqual([])
  })
})

describe('every kind of content', () => {
  const files = everyCollection.flatMap((kind) => {
    const [id = ''] = kind.ids()
    const file = kind.fileOf(id)
    return file.endsWith('.yaml') ? [{ ...kind, id, text: readFileSync(file, 'utf8') }] : []
  })

  type Named = Pick<(typeof files)[number], 'parse' | 'id'>
  const said = ({ parse, id }: Named, text: string): string[] => {
    try {
      parse(id, Buffer.from(text))
      return []
    } catch (error) {
      if (error instanceof ContentError) return error.problems.map(lineOf)
      throw error
    }
  }

  it.each(files.map((one) => [one.title, one] as const))('%s says what is wrong', (_, one) => {
    const { text } = one
    expect(said(one, text)).toEqual([])
    const lines = text.split('\n').length
    expect(said(one, `${text}unknwon: 多出来的\n`)).toEqual([
      `第 ${lines} 行第 1 列，整个内容：没有“unknwon”这个字段，是不是拼错了`,
    ])
    const [, field = ''] = /^((?!sample)\w+):/m.exec(text) ?? []
    expect(said(one, text.replace(`${field}:`, `x${field}:`)).join()).toMatch(
      new RegExp(`列，${field}：(缺少这一项|写|.+写下面之一)`),
    )
  })
})
