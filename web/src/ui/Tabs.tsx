import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { cx } from "./cx.ts";

export interface TabEntry {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly TabEntry[];
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Panels of which one is shown; on a phone the tabs are chips that wrap, so that none is hidden. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect === undefined ? {} : { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList
        aria-label={label}
        className="flex flex-wrap gap-2 md:flex-nowrap md:gap-1 md:border-b md:border-line"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={cx(
              "flex min-h-11 cursor-pointer items-center px-3.5 font-semibold text-muted hover:text-ink data-[selected]:text-ink",
              "max-md:flex-auto max-md:justify-center max-md:rounded-m max-md:border-[1.5px] max-md:border-line-strong max-md:bg-surface max-md:text-center max-md:data-[selected]:border-accent max-md:data-[selected]:bg-accent-soft",
              "md:-mb-px md:shrink-0 md:whitespace-nowrap md:border-b-3 md:border-transparent md:data-[focus-visible]:-outline-offset-3 md:data-[selected]:border-accent",
            )}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-7">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
