import { isBalanced, reconcile as reconcileDay } from '@/lib/host/health/reconcile'
import { defineCommand, print, withStore } from './command'

export const reconcile = defineCommand({
  usage: { reconcile: '近 24 小时受理的线索是否都已入库、送达或待送；对不上时退出码为 1' },
  options: {},
  run: () =>
    withStore(async (store) => {
      const counts = await reconcileDay(store, Date.now())
      const { accepted, stored, delivered, waiting, dead, refused, missing } = counts
      print(
        `近 24 小时：受理 ${accepted}，入库 ${stored} = 送达 ${delivered} + 待送 ${waiting} + 放弃 ${dead} + 上游拒收 ${refused}`,
      )
      if (isBalanced(counts)) return
      print(`对不上：受理而未入库 ${missing}`)
      process.exitCode = 1
    }),
})
