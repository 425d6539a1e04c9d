import type { ErrorCode } from 'yaml'

/** What a wrong line looks like, and what to write instead. The first that fits is said. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:- +)?["']?\w+["']?：/, '项名后面的冒号是中文的：换成英文冒号，后面空一格'],
  [/^\s*(?:- +)?["']?\w+["']?:[^\s]/, '冒号后面要空一格'],
  [/^\s*-[^\s-]/, '“-”后面要空一格'],
  [/^\s*-{3}/, '删掉单独一行的 ---，一个文件只有一份内容'],
  [/^\s*[?%]/, '一行不能以 ? 或 % 开头：写“项名: 内容”'],
  [/(?:: |- )\{\{/, "以 {{ 开头的文字要整句放进英文单引号，例如 '{{uk-visafee-2026}} 起'"],
  [/: +- /, '列表从下一行写起：每条一行，往里缩进两格，以“- ”开头'],
  [/["'](?:,|，|;|；)\s*$/, '行末多了一个逗号：删掉'],
  [/: +[@`%&*!|>]/, '文字以 @ ` % & * ! | > 开头时，要整句放进英文单引号'],
  [/^\s*- +[@`%&*!|>]/, '文字以 @ ` % & * ! | > 开头时，要整句放进英文单引号'],
  [/: +'[^']*'[^']+/, "引号没有包住整句：整句放进英文单引号，句子里的 ' 写成两个 ''"],
  [/: .*\S: /, '文字里有英文冒号加空格：换成中文冒号，或把整句放进英文单引号'],
]

const remedies: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: '同一项写了两次：删掉一个',
  BAD_INDENT: '缩进不齐：同一组的各项左边对齐，每深一层多空两格',
  BAD_COLLECTION_TYPE: '缩进不齐：同一组的各项左边对齐，每深一层多空两格',
  BLOCK_AS_IMPLICIT_KEY: '缩进不齐，或上一行的文字里有英文冒号加空格',
  MULTILINE_IMPLICIT_KEY: '这一行缺少“项名: ”：每行写成“项名: 内容”，或以“- ”开头',
  BAD_DQ_ESCAPE: '双引号里的 \\ 有特别的意思：换成英文单引号',
  TAG_RESOLVE_FAILED: '文字以 ! 开头时，要整句放进英文单引号',
  MULTIPLE_DOCS: '删掉单独一行的 ---，一个文件只有一份内容',
}

/** What to do about an error of the YAML reader. */
export function remedyOf(code: ErrorCode, line: string): string {
  if (code === 'DUPLICATE_KEY') return remedies[code] ?? ''
  const look = looks.find(([pattern]) => pattern.test(line))
  return (
    look?.[1] ?? remedies[code] ?? '看不懂这一行：对照别的页面，看看是不是少了引号、冒号后的空格，或缩进不齐'
  )
}
