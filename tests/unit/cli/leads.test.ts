import { describe, expect, it } from 'vitest'
import { commands, runCommand, usage } from '@/lib/cli/leads/commands'
import { table } from '@/tests/support/table'

const every = Object.entries(commands)

describe('the commands of npm run leads', () => {
  it.each(every)('%s explains each of its options, and no other', (name, command) => {
    const written = Object.keys(command.usage)
    expect(written.every((one) => one.split(' ')[0] === name)).toBe(true)
    const explained = written.join(' ').match(/--[a-z]+(?:-[a-z]+)*/g) ?? []
    expect(new Set(explained)).toEqual(new Set(Object.keys(command.options).map((option) => `--${option}`)))
  })

  it('are all printed when none is given', async () => {
    await expect(runCommand(undefined, [])).rejects.toThrow(usage)
    const printed = usage.split('\n').map((line) => line.trim().split(' ')[0])
    expect(printed).toEqual(expect.arrayContaining(Object.keys(commands)))
  })

  it.each(every)('%s refuses an option of another command', async (name) => {
    const problem = `没有 --elsewhere 这个选项；用法：${name}`
    await expect(runCommand(name, ['--elsewhere', 'x'])).rejects.toThrow(problem)
  })

  it.each(
    table(
      `
        list     | --revoke          | 没有 --revoke 这个选项；用法：list [--limit 条数]
        list     | --limit           | --limit 后面要写值
        list     | --limit=5 6       | 多写了“6”
        export   | --since --csv     | --since 后面要写值
        export   | --csv=1 --all     | --csv 后面不写值
        export   | --csv             | 要写 --phone 号码、--all，或表格的条件
        export   | --all --city 北京 | 不能和表格的条件一起写
        export   | --since yesterday | --since：要写成 2026-11-20
        report   |                   | --since：要写从哪一天起
        spam     | --undo            | --id：要写线索的编号
        backup   |                   | --to：要写一个还没有的目录
        toString |                   | 没有 toString 这个命令；可以用 list、status
      `,
      [String, (cell) => cell.split(' ').filter(Boolean), String],
    ),
  )('%s %j: %s', async (name, args, message) => {
    await expect(runCommand(name, args)).rejects.toThrow(message)
  })
})
