/** The messages of a conversation's page after an action, by the host's code for the result. */
export const chatNotes: Record<string, string> = {
  open: '姓名和时间已记下。',
  take: '这次会话由您接待。',
  reply: '已发给访客。',
  handover: '已转给另一个办公室，并通知他们。',
  close: '会话已结束。',
  lead: '已记成线索，这次会话归到这条线索。',
  held: '没有发出：另一位顾问正在接待，请先接过来。',
  gone: '这次会话已经不在了。',
  duplicate: '这个号码已经有同样的线索，没有再记一条；这次会话归到那一条。',
  refused: '没有保存：请核对填写的内容。',
  malformed: '没有保存：请填写姓名和内容。',
  unsent: '没有发出，请再按一次。',
}
