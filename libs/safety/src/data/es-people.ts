import type { Signs } from './table.ts';

export const ES_PEOPLE: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner>|dijo|dice|amenaza ..6 matar|mata|hacer_daño|lastimar|quemar|llevar* ..3 niños|hijos|hija|hijo|familia|madre|perro|bebé & dijo|dice|amenaza|jura|amenazó : me dijo que va a matar a los niños
      <partner> & cuchillo|pistola|machete|arma & afuera|puerta|saca|sacó|apunta|apuntó|cuello|conmigo|me : mi ex está afuera con un cuchillo
      <partner> ..4 me|nos ..3 <hits> : mi marido me pego otra vez anoche
      me ..1 pega|pegó|golpea|golpeó|pateó|patea|estranguló|ahorcó|violó|empujó|maltrata|ha_pegado|ha_golpeado|volvió_a_pegar|dio_una_paliza|da_una_paliza|agarró_del_cuello|agarra_del_cuello : volvió borracho y me golpeó
      me da|dio|pega|pegó|mete|metió ..1 de? ..1 puñetazo*|bofetada*|patada*|golpe*|cachetada*|hostia*|paliza* : mi novia me da puñetazos
      <partner> ..4 me tira|avienta|lanza|arroja ..3 cosas|platos|encima|todo|objetos|silla : ella me tira cosas
      <partner>|dice|dijo|amenaza|jura|si ..8 me mata|matará|va_a_matar|quema|encuentra_y|hace_daño|mataría|apuñala : dice q si lo dejo me mata
      amenaza|amenazó|amenazado ..3 con|de ..4 matarme|pegarme|matar|cuchillo|quitarme|hacer_daño|quemar|pistola|los_niños : me amenaza con matarme
      me|nos deja|dejó|tiene|encierra|encerró ..3 encerrad*|con_llave|bajo_llave|sin_llaves|en_casa|en_el_cuarto|en_la_habitación|sin_salir : me deja encerrada en el depa
      me ..1 quita|quitó|controla|revisa|esconde|rompe|rompió ..4 dinero|sueldo|celular|móvil|teléfono|llaves|pasaporte|papeles|tarjeta|documentos : me quita el dinero y el celular
      <not> ..1 me deja|dejan|permite ..3 salir|ver|trabajar|hablar|ir|llamar|tener & <partner>|él|ella|amigas|familia|casa : mi marido no me deja salir
      me ..1 obliga|obligó|fuerza|forzó ..4 sexo|acostarme|relaciones|tener|hacerlo : me obliga a tener relaciones
      miedo|terror|aterrad*|asustad* ..5 marido|esposo|novio|pareja|ex|él|ella|padrastro|padre|papá|vuelva|volver_a_casa|llegue|mujer|novia : tengo miedo de mi marido
      llega|viene|llegar|vuelve ..5 borracho|tomado|drogado|furioso|rato|hora & miedo|esconder*|ayuda|aterrada|tiembl*|pánico : viene borracho en una hora y tengo miedo
      moret*|ojo_morado|costilla|labio_roto & <partner> & me|dejó|por|hizo : él me dejó un moretón en el brazo
      ex & sigue|acosa|persigue|vigila|espía|aparece & me|casa|trabajo : mi ex me persigue
      violencia|maltrato ..1 doméstica|de_género|machista|en_casa|intrafamiliar & sufro|vivo|víctima|yo|mi|ayuda|salir|estoy|me : sufro violencia doméstica
      maltrata|maltratada|maltratado ..4 <partner> : soy maltratada por mi marido
      escondid*|encerrad* ..5 baño|cuarto|closet|armario|habitación ..6 él|marido|grita|golpe*|puerta|viene|porque : estoy escondida en el baño porque viene`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..3 decide|controla|elige|manda|revisa|prohíbe|prohibe ..4 ropa|qué|con|mi|todo|celular|móvil|pongo|veo|me|que : él decide qué ropa me pongo
      <partner> ..3 da|mete|causa ..1 miedo|terror : mi marido me da miedo
      <partner> ..4 llama|dice ..3 inútil|loca|puta|tonta|gorda|basura|estúpida : me llama inútil mi novio, él me dice loca
      permiso|preguntarle|avisarle|autorización ..6 <partner> : tengo q pedirle permiso a mi marido hasta pa comprar champu
      pedirle|pedir|pido ..2 permiso|dinero ..6 <partner>|para|pa|hasta : tengo que pedirle permiso para todo
      no ..3 puede|debe|tiene|quiere ..2 saber|enterar|enterarse|ver|que ..4 curso|hago|esto|estudi*|aquí|estudie|trabaje|app|hablo : no se puede enterar q hago este curso
      curso|app|dinero|móvil|celular ..4 escondidas|ocult*|escond* : hago el curso a escondidas
      escondo|oculto|borro ..4 marido|esposo|novio|pareja|mensajes|dinero|celular|móvil : escondo el dinero a mi marido
      golpea|rompe|patea|avienta|pega|tira|rompió|puñetazos ..4 pared|paredes|puerta|puertas|platos|cosas|muebles|celular : él golpea la pared cuando se enoja
      pies_de_plomo|de_puntillas|de_puntitas|cáscaras_de_huevo|pisando_huevos : en casa ando con pies de plomo
      <partner> ..5 grita|insulta|humilla|menosprecia|critica|ningunea|desprecia|chilla|denigra ..4 siempre|cada|todo|todos|delante|días|rato|inútil|loca|me|a? : mi pareja me insulta cada día
      me ..1 grita|insulta|humilla ..4 siempre|cada|todos|delante|inútil|loca|puta|diario : me grita todos los días
      <partner> ..6 loco|furioso|agresiv*|violent*|celos*|controlador*|posesiv*|explota : mi marido se pone como loco
      controla|revisa|vigila|decide|espía|elige ..5 celular|móvil|teléfono|dinero|ropa|gasto*|mensajes|salgo|amigas|visto|con_quién|cuenta|todo : me controla el móvil
      miedo|asustad*|nervios* & humor|reacción|reaccione|enoje|enfade|llegue|casa|llaves|vuelva|grite : me da miedo de qué humor llegue
      me ..1 agarró|agarra|empujó|sacude|sacudió|zarandeó|apretó ..4 brazo|fuerte|pelo|hombros|muñeca : me agarró del brazo
      no me siento|siento ..2 segura|seguro|a_salvo ..3 casa|él|ella|aquí : no me siento segura en casa
      cuando ..2 toma|bebe|borracho|bebido & miedo|niños|escond*|cuarto|cambia|otro|grita|me : cuando bebe me encierro con los niños
      culpa ..3 mía|mi & enoja|enoje|enfada|enfade|pega|grita|pone : es culpa mía que se enoje
      alejó|aislado|aislada|alejado ..5 amigas|amigos|familia : me alejó de mis amigas`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult> ..4 encierra|amarra|ata|encerró|amarró|encierran ..3 <child>|nos|me|en : mi madre encierra a mi hermano en el sótano
      <adult> ..4 quema|quemó|golpea|azota ..2 <child>|cigarr* : mi madre quema a mi hermana con cigarros
      le|les pegué|pego|golpeé|sacudí ..3 <child> : le pegué a mi bebé
      <adult> ..5 me|la|lo|le|nos ..1 toca|tocó|manosea|manoseó|abusa|abusó|viola|violó|besa|besó|desnuda|toquetea|tocaba|toqueteó : mi tio me toca
      tengo|cumplí ..1 8|9|10|11|12|13|14|15|16|ocho|nueve|diez|once|doce|trece|catorce|quince & <adult> & toca|pega|golpea|fotos|desnud*|secreto|miedo|cuarto|cama|cinturón|borracho|encierra|manosea|cinto : tengo 12 y mi tio me toca
      <adult>|le|les|yo ..4 pega|pegan|golpea|golpean|pegó|golpeó|maltrata|maltratan|patea|zarandea|encierra|quema|azota|abusa ..6 <child> : mi padrastro le pega con el cinturon a mi hermanito
      <child> ..4 pega|pegan|golpea|golpean|maltrata|maltratan|golpeado|azotan|encerrado|abusa* ..3 padre|madre|vecinos|cinturón|padres|papá|mamá|padrastro|cinto|novio : al niño le pegan sus padres
      sacudí|zarandeé|golpeé|pegué|aventé|tiré|ahorqué ..3 bebé|niño|niña|hijo|hija|nene : sacudí al bebé
      <child> ..6 solo|sola|solos|encerrad*|abandonad* & noche|horas|días|llora|llorando|dejan|dejaron|toda|coche & dej*|encerr*|abandon*|solo|sola|solos : dejan a la niña sola toda la noche
      <adult> ..5 entra|mete|viene|metió|entró ..4 cama|cuarto|habitación|baño & noche|toca|noches|duermo|conmigo : él entra en mi cuarto por la noche y me toca
      gritos|llora|llorando|grita|gritar & niño|niña|bebé|niños & vecino*|pared|lado|arriba|abajo & pega*|golpe*|otra_vez|paren|ayuda|ahora : oigo al niño de los vecinos llorando, le pegan
      no ..2 comida|comido|comer & mamá|papá|madre|padre|padres & días|fue|semana|vuelve|borracha & hermano|hermana|hermanitos|nosotros|yo|tengo|solos : mamá se fue hace días, no hay comida y estoy con mi hermano
      fotos|videos|vídeos|foto & desnud*|íntim*|sin_ropa & 11|12|13|14|15|hija|hijo|niña|menor : un hombre me pide fotos desnuda y tengo 13
      abus* ..4 niña|niño|hija|hijo|hermana|sobrina|menor|mí|sexual* : abusa de mi hermana`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      no ..2 quiero|quiere ..3 volver|ir|regresar|llegar ..2 casa|con_papá|con_mamá : no quiero volver a casa
      miedo ..4 volver|ir|regresar|llegar|estar ..2 casa : tengo miedo de volver a casa
      <child> ..7 moret*|moratones|golpes|marcas|quemad*|hambre|sucio|flaca|asustad*|cardenales|heridas|arañazos : mi sobrina vuelve con moretones
      <child> ..5 miedo|pánico|asust* ..5 padre|papá|mamá|madre|padrastro|tío|casa|abuelo : mi hija tiene miedo de su padrastro
      secreto|no_le_digas|no_cuente*|no_diga* & nadie|nuestro|mamá|entre & tío|él|papá|profe|entrenador|abuelo|dice|dijo : dice que es nuestro secreto, mi tío
      bebé|niño|niña|hijo|hija|hijos & llora|grita|paciencia|nervios|desespera & sacud*|miedo|perder|daño|pegarle|control|aguanto|zarandear : el bebé llora y tengo miedo de perder el control
      papá|papás|mamá|padres|padre|madre|padrastro & borrach*|bebe|toma|pelean|gritan|grita|pelea & cuarto|hermano|hermana|hermanito|escuela|escond*|miedo|cole|tarea : mis papás pelean y me escondo con mi hermano
      maltrato|abuso ..1 infantil : maltrato infantil`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      dispararle|dispararles|apuñalarlo|acuchillarlo|matarlo|matarla|envenenarlo|envenenarla|quemarlo ..1 a ..2 <them> : voy a dispararle a mi jefe
      <them> ..1 voy|vamos ..1 a ..2 matar|apuñalar|disparar|acuchillar|degollar|quemar|atropellar|partir_la_cara|reventar|envenenar|lastimar : lo voy a matar esta noche
      voy|quiero|pienso ..1 a? ..1 matar|matarlo|matarla|matarlos|matarlas|apuñalar*|acuchillar*|dispararle|quemarlo|atropellar*|envenenar*|golpearlo|matarle ..2 <them>? : voy a matarlo
      <them> mato|apuñalo|quemo|reviento|atropello|acuchillo|degüello ..4 <soon>|si|juro|a|cuando : lo mato esta noche
      <weapon> & traigo|llevo|tengo|compré|llevaré|conseguí|guardé|metí|agarré & escuela|cole|trabajo|pagar|mañana|van|va|mochila|bolsa|venganza|todos|arrepentir|instituto|clase : traigo el cuchillo en la mochila y me las va a pagar mañana
      quemar|incendiar|prender_fuego|volar|prenderle_fuego|dispararles|tirotear ..5 casa|escuela|oficina|coche|iglesia|todos|dentro|clase|instituto & voy|quiero|con|adentro|dentro|hoy|noche : voy a quemar la casa con ellos dentro
      veneno|raticida|pastillas|cloro ..5 comida|café|bebida|plato|vaso & pongo|poner|poner*|echar|echo|voy|le : le voy a poner veneno en la comida
      espero|esperando|afuera|fuera|siguiendo & ex|casa|trabajo|él|ella|salga & matar*|cuchillo|pistola|atropell*|arma|bate|pagar : espero afuera de su trabajo con un cuchillo`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      matar|apuñalar|estrangular|envenenar|ahorcar ..2 a ..2 <them>|mi|ese|alguien : matar a mi jefe
      hacerle|hacerles|hacer ..1 daño|algo_malo ..1 a ..1 alguien|ella|él|mi|mis|otros : hacerle daño a alguien
      pienso|imagino|imaginando|pensando|sueño|ganas|miedo|impulso|fantaseo|pensamientos ..6 matar*|hacer_daño|lastimar*|hacerle_daño|golpear*|pegarle|herir|ahorcar*|hacerles_daño|estrangular* : imagino hacerle daño a mi jefe
      un_día|algún_día|cualquier_día|voy|puedo|a_punto ..5 explotar|exploto|estallar|estallo|perder_el_control|pierdo_el_control|reviento|cruzar_la_línea|hacer_una_locura & alguien|daño|mal|lastim*|él|ella|todos|locura|mato|hago : un día voy a explotar y alguien va a salir mal
      me las|la ..3 pagar|paga|pagan|pagará|pagarán : me las va a pagar
      ojalá|quiero|espero|merece ..4 muera|mueran|muriera|morirse|muerto & él|ella|jefe|ex|ese|esa|todos|se|todas : ojalá se muera mi jefe
      venganza|vengarme|vengar : quiero vengarme
      matarlo|matarla|matarlos|matarte : podría matarlo`,
  },
  {
    kind: 'withdrawal',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      <not>? dejar|dejo|desintoxic*|abstinencia|parar|desengancharme|golpe & alcohol|beber|tomar|vodka|cerveza|whisky|vino|ron & temblo*|diario|días|litro|botella|cada|sudo*|golpe|solo|casa|años|convulsion*|abstinencia|alcohólico : quiero dejar de beber de golpe, tomo una botella al día
      <not>? dejar|dejo|desintoxic*|parar|reducir|bajar|desengancharme|quitar* & rivotril|clonazepam|diazepam|valium|lorazepam|orfidal|alprazolam|trankimazin|benzodiacepina*|xanax|tramadol|metadona|heroína|zolpidem|opioides|pastillas_para_dormir : cómo dejo el rivotril
      <not>? temblores|tiemblo|sudores|convulsiones|abstinencia & alcohol|beber|bebo|tomar|tomo : tiemblo si no bebo`,
  },
  {
    kind: 'medicine',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      <not>? dejar|dejo|suspender|parar|cambiar|reducir|bajar|saltarme|quitar*|doblar|mitad|sustituir|abandonar & medicación|medicina*|medicamento*|pastilla*|antidepresivo*|sertralina|litio|insulina|escitalopram|fluoxetina|antipsicótico*|tratamiento|tensión|anticoagulante*|quetiapina|olanzapina|corticoides|anticonceptiv*|metformina & puedo|quiero|debo|voy|cómo|mi|mis|pienso|puede : puedo dejar mis antidepresivos
      mezclar|juntos|tomar|combinar & ibuprofeno|alcohol|paracetamol|hierba_de_san_juan & medicación|antidepresivo*|pastillas|medicamento* & puedo|con|seguro|pasa : puedo mezclar alcohol con mis pastillas`,
  },
  {
    kind: 'pregnancy',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      estoy|estando|embarazada|quizá ..1 embarazad*|encinta ..9 puedo? : estoy embarazada
      embaraz*|lactancia|amamant* & puedo|debo|seguro|ejercicio|sangr*|dolor|mi|semanas|meses : puedo correr en el embarazo`,
  },
  {
    kind: 'chest-pain',
    level: 'ask-first',
    source: 'nhs-heart',
    event: true,
    rows: `
      dolor|presión|opresión|punzada*|pinchazo*|ardor|duele|aprieta|oprime ..4 pecho|corazón|brazo_izquierdo : me duele el pecho al correr
      pecho|corazón ..3 duele|aprieta|oprimido|arde|dolor : el pecho me duele
      brazo izquierdo & dormido|duele|dolor|hormigueo|entumecido : tengo el brazo izquierdo dormido`,
  },
  {
    kind: 'eating-disorder',
    level: 'ask-first',
    source: 'nice-ng69',
    event: true,
    rows: `
      vomit*|purg*|laxantes|devuelvo|provoco & comer|como|comida|atracón*|calorías|peso|comidas & me|yo|después|cada|siempre|lo : vomito después de comer
      anorexia|anoréxic*|bulimia|bulímic*|trastorno_alimenticio|trastorno_alimentario|tca|atracones & tengo|mi|soy|he|me|recaída|con : tengo bulimia
      <not> ..2 como|comido|comer & días|gorda|gordo|adelgazar|bajar|peso|kilos|calorías|semana : llevo días y no como para adelgazar
      # calorías|kcal ..3 día|diarias : como 500 calorías al día`,
  },
  {
    kind: 'eviction',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      desahuci*|desaloj*|lanzamiento|embargo|ejecución_hipotecaria & me|nos|mi|orden|lunes|martes|mañana|semana|fecha|aviso|amenaza|van|quieren|llegó|tengo : nos llegó la orden de desahucio
      casero|casera|dueño|dueña|arrendador|propietario|banco & echar|echa|echan|sacar|corre|correr|fuera|desocupar|calle|cerradura|quitar|botar & me|nos|quiere|piso|casa|depa : el casero nos quiere echar`,
  },
  {
    kind: 'court',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      juicio|juzgado|tribunal|audiencia|citación|vista|demanda|corte & tengo|fecha|semana|lunes|mañana|citado|citada|ir|llegó|próxim*|demandado|demandaron|presentarme|me|recibí : tengo un juicio la semana que viene
      custodia & hijos|juicio|ex|perder|niños|abogado & me|mi|mis : mi ex pide la custodia de los niños`,
  },
];
