import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '@/lib/core/env'
import { chatTextLimit } from '@/lib/leads/chat'
import { visibleText } from '@/lib/leads/text'

/** Replies that a consultant can send with one press. The company can replace them with a file. */
const usual = [
  '您好，我是美世留学的顾问，正在看您的问题，请稍等。',
  '请问学生现在读几年级，打算什么时候出国？',
  '这个问题需要看具体情况，方便留个手机号吗？我给您打电话说。',
  '我查一下官方的要求再回答您，请稍等。',
]

const countLimit = 20

/** The file in the data folder that replaces these replies: one reply per line, `#` starts a comment. */
const quickRepliesFile = 'quick-replies.txt'

let known: { file: string; stamp: number; replies: readonly string[] } | undefined

/** The quick replies, read from the file anew each time. */
export function quickReplies({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): readonly string[] {
  const file = join(DATA_DIR, quickRepliesFile)
  const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (stamp === undefined) return usual
  if (known?.file === file && known.stamp === stamp) return known.replies
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => visibleText(line).slice(0, chatTextLimit))
    .filter((line) => line !== '' && !line.startsWith('#'))
  known = { file, stamp, replies: lines.slice(0, countLimit) }
  return known.replies
}
