import { groupName, isGroup, usualGroup } from '@/components/features/immigration/rounds-words'
import { toCsv } from '@/lib/core/csv'
import { download } from '@/lib/seo/download'
import { rounds } from '@/lib/facts/immigration/express-entry'

/** The rounds of one kind, newest first. An unknown kind answers with the default one. */
export function GET(request: Request): Response {
  const asked = new URL(request.url).searchParams.get('group') ?? undefined
  const group = isGroup(asked) ? asked : usualGroup
  const table = toCsv(
    ['轮次', '日期', '类别', '官方名称', '邀请人数', '分数线'],
    rounds()
      .filter((round) => round.group === group)
      .map(({ round, date, name, invitations, line }) => [round, date, groupName(group), name, invitations, line]),
  )
  return download(table, { type: 'csv', name: `express-entry-${group}`, cache: 'public' })
}
