import { expect, it } from 'vitest'
import { toMarkdown } from '@/lib/seo/markdown'

const page = (main: string, head = '', path = '/chanel/uk') =>
  `<html><head><meta name="description" content="英国怎么读"><link rel="canonical" href="http://localhost:3000${path}">${head}</head>
<body><header>导航</header><main>${main}</main></body></html>`

it('contains headings, lists, tables and sources, with absolute links', () => {
  const html = page(`
    <h1>英国留学</h1>
    <p>学费 <strong>£42,700</strong><small>2026–27</small>，来源 <a href="/data-sources#ucl">UCL</a></p>
    <ul><li>一年制</li><li>三年制</li></ul>
    <details><summary><h2>逐年</h2></summary><p>第一年</p></details>
    <table><thead><tr><th>项目</th><th>一年</th></tr></thead><tbody><tr><td>学费</td><td>25.6 万</td></tr></tbody></table>`)
  expect(toMarkdown(html, '/chanel/uk')).toBe(
    `> 网页：<http://localhost:3000/chanel/uk>
> 英国怎么读

# 英国留学

学费 **£42,700** 2026–27，来源 [UCL](http://localhost:3000/data-sources#ucl)

-   一年制
-   三年制

## 逐年

第一年

| 项目  | 一年  |
| --- | --- |
| 学费  | 25.6 万 |
`,
  )
})

it('separates parts of a line, but not the parts of one text', () => {
  const html =
    page(`<h1><span class="break-keep">澳大利亚<span>学生</span><span>签证（</span></span><span class="whitespace-nowrap">500 类</span><span
    class="break-keep">）核对表</span></h1>
    <p>从<span class="whitespace-nowrap">2026 年</span>起，<span class="whitespace-nowrap">12 个月</span></p>
    <p><strong>学费</strong><span class="whitespace-nowrap">25 万元</span></p>`)
  expect(toMarkdown(html, '/chanel/uk')).toMatch(
    /# 澳大利亚学生签证（500 类）核对表\n\n从2026 年起，12 个月\n\n\*\*学费\*\* 25 万元\n$/,
  )
})

it('leaves out decoration and controls', () => {
  const html = page(`<nav>面包屑</nav><h1>题</h1><form><label>手机号<input></label></form>
    <svg><title>图</title></svg><span aria-hidden="true">●</span><button>提交</button><script>let a</script>`)
  expect(toMarkdown(html, '/chanel/uk')).toMatch(/# 题\n$/)
})

it('is made of pages that were built for another port', () => {
  const html = page('<h1>题</h1>', '', '').replaceAll('localhost:3000', 'localhost:3999')
  expect(toMarkdown(html, '/')).toContain('# 题')
})

it('exists for a page that names it, although search engines are not to index the page', () => {
  const head =
    '<meta name="robots" content="noindex, follow"><link type="text/markdown" href="/chanel/uk.md">'
  expect(toMarkdown(page('<h1>题</h1>', head), '/chanel/uk')).toContain('# 题')
})

it.each([
  [
    'a page that is not indexed',
    page('<h1>题</h1>', '<meta name="robots" content="noindex, follow">'),
    '/chanel/uk',
  ],
  ['another address of a page', page('<h1>题</h1>'), '/special/uk'],
  ['a document without a main part', '<html></html>', '/chanel/uk'],
])('does not exist for %s', (_, html, path) => {
  expect(toMarkdown(html, path)).toBeNull()
})

it('exists for the home page, whose address the framework writes without a slash', () => {
  expect(toMarkdown(page('<h1>题</h1>', '', ''), '/')).toContain('<http://localhost:3000/>')
})
