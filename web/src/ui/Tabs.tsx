import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";

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

/** Panels of which one is shown; on a phone the row of tabs scrolls. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect === undefined ? {} : { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList
        aria-label={label}
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="-mb-px flex min-h-11 shrink-0 cursor-pointer items-center whitespace-nowrap border-b-3 border-transparent px-3.5 font-semibold text-muted hover:text-ink data-[focus-visible]:-outline-offset-3 data-[selected]:border-accent data-[selected]:text-ink"
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
