'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** Two buttons that open a dialog of each width. */
export function DialogExample() {
  const [width, setWidth] = useState<'narrow' | 'wide' | null>(null)
  const close = () => setWidth(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setWidth('narrow')}>
        打开窄的窗口
      </Button>
      <Button variant="secondary" onClick={() => setWidth('wide')}>
        打开宽的窗口
      </Button>
      {width !== null && (
        <Dialog title="窗口的标题" width={width} onClose={close} message="一句说明，和标题一起读出来。">
          <Button className="mt-4" data-autofocus onClick={close}>
            知道了
          </Button>
        </Dialog>
      )}
    </div>
  )
}
