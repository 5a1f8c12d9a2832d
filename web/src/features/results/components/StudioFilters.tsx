import { LIMITS } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { Select } from "../../../ui/Select.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useTypedSearch } from "../../../ui/useTypedSearch.ts";
import { ACTIVITIES, REGISTRATIONS, SORTS, type useFilters } from "../filters.ts";

type Filters = ReturnType<typeof useFilters>;

/** Search, order and filters. */
export function StudioFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation("studio");
  const { query, change } = filters;
  const [typed, type] = useTypedSearch(query.search, (search) => change({ search }));
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
      <div className="col-span-2 sm:max-lg:col-span-3 lg:col-span-1">
        <TextField
          label={t("search")}
          type="search"
          maxLength={LIMITS.searchLength}
          value={typed}
          onChange={type}
        />
      </div>
      <div className="col-span-2 sm:col-span-1">
        <Select
          label={t("sort")}
          choices={SORTS.map((value) => ({ value, label: t(`sort_${value}`) }))}
          value={query.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <Select
        label={t("registration")}
        choices={REGISTRATIONS.map((value) => ({ value, label: t(`registration_${value}`) }))}
        value={query.registration}
        onChange={(registration) => change({ registration })}
      />
      <Select
        label={t("activity")}
        choices={ACTIVITIES.map((value) => ({ value, label: t(`activity_${value}`) }))}
        value={query.activity}
        onChange={(activity) => change({ activity })}
      />
    </search>
  );
}
